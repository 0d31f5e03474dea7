import { askToKeep } from "./apple";
import { clearWhenSignedOut } from "./clearSeen";
import { cachingOf, type ToWorker } from "./offlinePages";

// What keeps the program at hand where there is no line. Loaded when a page is at rest.

/** Pages that are of use without a line. Who only follows a link into somebody else's game is spared the weight. */
const OF_USE = /^\/($|(new|settle|rules|guest-crews|games|groups|tables)(\/|$))/;

/** The worker of the desk alone, which there was before: it would go on answering there. */
const DESK_ALONE = "/settle";

interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Has the browser keep the program, and the page that is looked at, for when there is no line. Does nothing over plain http, where browsers
 * do not offer it, nor where data are to be saved. A phone whose session has ended forgets what it kept first.
 * @param page The address of the page, without its origin.
 * @param signedIn Whether the page was drawn for somebody who is signed in.
 */
export async function installOffline(page: string, signedIn: boolean): Promise<void> {
  const path = page.split("?", 1)[0] ?? "";
  // What is shown was for whoever was signed in: the server says what is shown now.
  if ((await clearWhenSignedOut(signedIn)) && signedIn && cachingOf(path) !== "nothing")
    return location.reload();
  if (path.startsWith("/games/")) askToKeep();
  if (!("serviceWorker" in navigator) || (navigator as Connected).connection?.saveData) return;
  for (const old of await navigator.serviceWorker.getRegistrations())
    if (new URL(old.scope).pathname === DESK_ALONE) await old.unregister();
  const registered =
    OF_USE.test(path) &&
    (await navigator.serviceWorker
      .register("/service-worker.js", { updateViaCache: "none" })
      .catch(() => undefined));
  if (!registered && !navigator.serviceWorker.controller) return;
  // The first worker fetches the whole program before it listens.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ tell: "seen", page } satisfies ToWorker);
}

/**
 * Tells of a new version of the program that is ready, and waits to be taken.
 * @param ready is given what takes it: the page is loaded anew by it.
 * @returns what stops it.
 */
export function onNewVersion(ready: (take: () => void) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  let stopped = false;
  const { serviceWorker } = navigator;
  const take = ({ waiting }: ServiceWorkerRegistration) => {
    // Another page of this phone has taken it meanwhile.
    if (waiting === null) return location.reload();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ tell: "take over" } satisfies ToWorker);
  };
  const look = (registration: ServiceWorkerRegistration) => {
    // The first of all versions waits for nobody.
    if (!stopped && registration.waiting && serviceWorker.controller) ready(() => take(registration));
  };
  void serviceWorker.ready.then((registration) => {
    const follow = () => registration.installing?.addEventListener("statechange", () => look(registration));
    look(registration);
    // It may have been on its way when this page was opened.
    follow();
    registration.addEventListener("updatefound", follow);
  });
  return () => {
    stopped = true;
  };
}
