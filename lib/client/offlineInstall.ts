import { requestPersistence } from "./apple";
import { clearWhenSignedOut } from "./clearCachedData";
import { cachingOf, type ToWorker } from "./offlinePages";

/** Pages worth an offline install. A visitor who only opens someone's link is spared the download. */
const OF_USE = /^\/($|(new|settle|rules|guest-crews|games|groups|tables)(\/|$))/;

/** The scope of an older worker for the desk alone, which would keep serving it. */
const DESK_ALONE = "/settle";

interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Installs the service worker and caches the current page. Does nothing over plain http, which has no service
 * workers, or in data saver mode. A phone whose session ended clears its copies first.
 * @param page The path and query of the page.
 * @param signedIn True if the page was rendered for a signed-in user.
 */
export async function installOffline(page: string, signedIn: boolean): Promise<void> {
  const path = page.split("?", 1)[0] ?? "";
  // The page belongs to the previous user: reload it.
  if ((await clearWhenSignedOut(signedIn)) && signedIn && cachingOf(path) !== "nothing")
    return location.reload();
  if (path.startsWith("/games/")) requestPersistence();
  if (!("serviceWorker" in navigator) || (navigator as Connected).connection?.saveData) return;
  for (const old of await navigator.serviceWorker.getRegistrations())
    if (new URL(old.scope).pathname === DESK_ALONE) await old.unregister();
  const registered =
    OF_USE.test(path) &&
    (await navigator.serviceWorker
      .register("/service-worker.js", { updateViaCache: "none" })
      .catch(() => undefined));
  if (!registered && !navigator.serviceWorker.controller) return;
  // The first worker downloads the whole program before it listens.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ tell: "seen", page } satisfies ToWorker);
}

/**
 * Reports a new version that is installed and waiting.
 * @param ready Called with a function that activates it and reloads the page.
 * @returns a function that stops it.
 */
export function onNewVersion(ready: (take: () => void) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  let stopped = false;
  const { serviceWorker } = navigator;
  const take = ({ waiting }: ServiceWorkerRegistration) => {
    // Another tab activated it meanwhile.
    if (waiting === null) return location.reload();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ tell: "take over" } satisfies ToWorker);
  };
  const look = (registration: ServiceWorkerRegistration) => {
    // The first version activates at once.
    if (!stopped && registration.waiting && serviceWorker.controller) ready(() => take(registration));
  };
  void serviceWorker.ready.then((registration) => {
    const follow = () => registration.installing?.addEventListener("statechange", () => look(registration));
    look(registration);
    // It may have been installing when this page opened.
    follow();
    registration.addEventListener("updatefound", follow);
  });
  return () => {
    stopped = true;
  };
}
