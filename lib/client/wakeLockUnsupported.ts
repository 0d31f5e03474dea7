/** Whether the browser lets no page keep the screen on because this one came by plain http. */
export const wakeLockUnsupported = (): boolean => !("wakeLock" in navigator) && !window.isSecureContext;
