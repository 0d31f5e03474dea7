interface Standalone {
  /** Only on iPhones and iPads: true if the page was opened from the Home Screen. */
  readonly standalone?: boolean;
}

/** True on iPhones and iPads; every browser there is Safari inside. */
export const isIphone = (): boolean => (navigator as Standalone).standalone !== undefined;

/**
 * True if an iPhone opened this page from its Home Screen, where cookies and storage are separate from
 * Safari's.
 */
export const fromHomeScreen = (): boolean => (navigator as Standalone).standalone === true;

/**
 * True if the browser deletes data after seven days without a visit: Safari does, except for Home Screen
 * apps.
 */
export const deletesAfterAWeek = (): boolean => "GestureEvent" in window && !fromHomeScreen();

let asked = false;

/**
 * Asks Safari for persistent storage, so that a table survives low storage. Firefox would prompt the user.
 */
export function requestPersistence(): void {
  if (asked || !deletesAfterAWeek()) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => undefined);
}

/**
 * True if the screen turns off despite a wake lock: Home Screen apps before iOS 18.4, which also added the
 * cookie store.
 */
export const darkensHomeScreen = (): boolean => fromHomeScreen() && !("cookieStore" in window);
