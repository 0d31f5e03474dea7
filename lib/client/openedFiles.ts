// Files that the system opens with the installed app, or that another app shares with it.

/** The pages that take games and photos of dice, and the query of their address once a file is stored. */
export const IMPORT_PAGE = "/import";
export const PHOTO_PAGE = "/settle";
export const OPENED = "opened";

/** The cache that holds the shared file until a page takes it. */
const CACHE = "opened-files";
const KEY = "/import/opened-file";
const NAME = "x-file-name";

/**
 * Stores what another app shares: its first file, else its text. For the service worker.
 * @returns the page that takes it.
 */
export async function storeShared(form: FormData): Promise<string> {
  const file = form.getAll("file").find((one): one is File => one instanceof File && one.size > 0);
  const text = ["text", "title", "url"]
    .map((key) => form.get(key))
    .find((one) => typeof one === "string" && one);
  const cache = await caches.open(CACHE);
  const headers = { [NAME]: encodeURIComponent(file?.name ?? "") };
  await cache.put(KEY, new Response(file ?? String(text ?? ""), { headers }));
  return isPhoto(file) ? PHOTO_PAGE : IMPORT_PAGE;
}

const isPhoto = (file: Blob | undefined): boolean => file?.type.startsWith("image/") === true;

/** Takes the shared file, once; null if there is none. */
export async function takeShared(): Promise<File | null> {
  if (!("caches" in globalThis)) return null;
  const cache = await caches.open(CACHE);
  const stored = await cache.match(KEY);
  if (stored === undefined) return null;
  await cache.delete(KEY);
  return new File([await stored.blob()], decodeURIComponent(stored.headers.get(NAME) ?? ""));
}

/** The queue of files that the system opens with the app, in browsers that have it. */
interface LaunchQueue {
  setConsumer(
    consume: (launched: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void,
  ): void;
}

/** Calls back with each file that the system opens with the app. */
export function onLaunchedFile(open: (file: File) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    void files[0]?.getFile().then(open);
  });
}
