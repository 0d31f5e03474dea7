/** A table without entries for this long is idle, in milliseconds. */
const IDLE = 20 * 60_000;

/** A wake lock that depends on activity. */
export interface ActivityLock {
  /** After an entry: keeps the screen on for another period. */
  extend(): void;
  /** After the end of a game: lets the screen turn off. */
  rest(): void;
  /** Releases it permanently. */
  stop(): void;
}

/**
 * Holds a wake lock from the first `extend` on, if the browser supports it. Browsers release it for a hidden
 * page;
 * it is requested again when the page is visible. Never throws.
 */
export function stayAwake(): ActivityLock {
  let lock: WakeLockSentinel | null = null;
  let wanted = false;
  let taking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    void lock?.release().catch(() => undefined);
    lock = null;
  };
  const take = async () => {
    if (!wanted || taking || lock !== null || document.visibilityState !== "visible") return;
    taking = true;
    // Refused at low battery.
    const taken = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    taking = false;
    lock = taken;
    taken?.addEventListener("release", () => {
      if (lock === taken) lock = null;
    });
    if (!wanted) letGo();
  };
  const rest = () => {
    wanted = false;
    clearTimeout(timer);
    letGo();
  };
  const seen = () => void take();

  document.addEventListener("visibilitychange", seen);
  return {
    extend() {
      wanted = true;
      clearTimeout(timer);
      timer = setTimeout(rest, IDLE);
      void take();
    },
    rest,
    stop() {
      document.removeEventListener("visibilitychange", seen);
      rest();
    },
  };
}
