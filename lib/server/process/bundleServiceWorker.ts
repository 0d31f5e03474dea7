import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { gameIds } from "@/lib/engine";
import { SERVICE_WORKER, SERVICE_WORKER_ENTRY } from "./built";

/**
 * Files the service worker does not precache. Pages do not request them, or only online. Photo model weights
 * are cached on first use. Worker scripts are requested with a full address.
 */
const LEFT_OUT = /\.map$|_(build|ssg)Manifest\.js$|^\/screenshots\/|\.nets$|\.ts$|\/turbopack-worker-/;

/**
 * Bundles the service worker of a build, with the list of all files a browser may request.
 * @param checkout the folder where `.next` has just been built.
 */
export function bundleServiceWorker(checkout: string): void {
  const files = [
    ...filesBelow(path.join(checkout, ".next/static")).map((file) => ({
      file,
      url: `/_next/static/${file}`,
    })),
    ...filesBelow(path.join(checkout, "public")).map((file) => ({ file, url: `/${file}` })),
  ]
    .filter(({ url }) => !LEFT_OUT.test(url))
    .map(({ file, url }) =>
      // These file names contain a content hash.
      url.startsWith("/_next/static/chunks/") || url.startsWith("/_next/static/media/")
        ? { url, revision: null }
        : {
            url,
            revision: digest(
              path.join(checkout, url.startsWith("/_next/") ? ".next/static" : "public", file),
            ),
          },
    );
  const build = readFileSync(path.join(checkout, ".next/BUILD_ID"), "utf8").trim();
  buildSync({
    absWorkingDir: checkout,
    entryPoints: [SERVICE_WORKER_ENTRY],
    outfile: SERVICE_WORKER,
    bundle: true,
    minify: true,
    platform: "browser",
    target: oldestBrowsers(checkout),
    format: "iife",
    define: {
      BUILT: JSON.stringify({ files, build, games: gameIds }),
      "process.env.NODE_ENV": '"production"',
    },
  });
}

/** The oldest supported browsers, in esbuild's format: "safari16.4". */
function oldestBrowsers(checkout: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(path.join(checkout, "package.json"), "utf8"));
  return browserslist.map((range: string) => range.replace(" >= ", "").replace("ios_saf", "ios"));
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .toSorted();

const digest = (file: string): string =>
  createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 16);
