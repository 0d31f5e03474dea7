/** A table at which nothing was recorded for so long is a table that nobody looks at. */
const IDLE = 20 * 60_000;

/** A screen that stays on while something is going on. */
export interface Awake {
  /** Something was recorded: it stays on for another while. */
  stir(): void;
  /** The game is over: it may dim. */
  rest(): void;
  /** Lets go for good. */
  stop(): void;
}

/**
 * Keeps the screen on where the browser lets it, from the first `stir` on. It takes the lock away from a page that nobody sees;
 * it is taken again when the page is seen again. Never throws.
 */
export function stayAwake(): Awake {
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
    // Refused while the battery is low.
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
    stir() {
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
