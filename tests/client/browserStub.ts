import { vi } from "vitest";

/** The parts of a browser that device features use; `fire` sends events. */
export function stubBrowser(navigator: object = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { isSecureContext: true }));
  vi.stubGlobal("navigator", navigator);
  return { page, fire: (what: string) => page.dispatchEvent(new Event(what)) };
}
