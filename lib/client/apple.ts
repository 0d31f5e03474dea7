interface Standalone {
  /** Only browsers of iPhones and iPads have it: whether the page was opened from the Home Screen. */
  readonly standalone?: boolean;
}

/** Whether this is a browser of an iPhone or iPad; they are all Safari inside. */
export const isIphone = (): boolean => (navigator as Standalone).standalone !== undefined;

/** Whether an iPhone opened this page from its Home Screen: it keeps cookies and storage there apart from Safari's. */
export const fromHomeScreen = (): boolean => (navigator as Standalone).standalone === true;

/** Whether the browser deletes what a page keeps after seven days without a visit: Safari does, but not from the Home Screen. */
export const deletesAfterAWeek = (): boolean => "GestureEvent" in window && !fromHomeScreen();

let asked = false;

/** Asks Safari not to delete what a table keeps when storage is short either. Firefox would ask the person. */
export function askToKeep(): void {
  if (asked || !deletesAfterAWeek()) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** Whether the screen goes dark whatever a page asks for: Home Screen apps could not keep it on before iOS 18.4, which brought the cookie store. */
export const darkensHomeScreen = (): boolean => fromHomeScreen() && !("cookieStore" in window);
