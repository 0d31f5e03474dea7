import { vi } from "vitest";

/** The few things of a browser that the phone's comforts look at: what is pressed and seen is told by `fire`. */
export function stubBrowser(navigator: object = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { isSecureContext: true }));
  vi.stubGlobal("navigator", navigator);
  return { page, fire: (what: string) => page.dispatchEvent(new Event(what)) };
}
