import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { StringDecoder } from "node:string_decoder";

/** A build's style sheets by URL. */
export type StyleSheets = ReadonlyMap<string, string>;

/** The URL path of build assets, and their folder in the build. */
const ASKED_FOR = "/_next/static/chunks/";
const BUILT_IN = "static/chunks";

/** Matches an asset's tag in a page, in three parts: before the URL, the URL, and the rest. */
const NAMED =
  /(<link rel="(?:stylesheet|manifest)"|<script\b(?=[^>]* async="")[^>]*) (?:href|src)="(\/_next\/static\/[^"]+|\/manifest\.webmanifest)"([^>]*>)(?:<\/script>)?/g;
/** Matches the preload of a script that is needed only later. */
const FETCHED_AHEAD = /<link rel="preload" as="script"[^>]*>/g;
const NONCE = / nonce="[^"]*"/;
const ID = / id="[^"]*"/;
/** Matches an incomplete end of a chunk: a partial tag, or a script without its closing tag. */
const CUT = /<script\b[^>]*>(?:<[^>]*)?$|<[^>]*$/;

/**
 * Reads a build's style sheets for inlining. Web fonts are removed, because text need not wait for them.
 * Local fallback fonts stay.
 * @param build The build's folder.
 */
export function readStyleSheets(build: string): StyleSheets {
  const folder = path.join(build, BUILT_IN);
  const files = readdirSync(folder).filter((file) => file.endsWith(".css"));
  return new Map(
    files.map((file) => {
      const says = readFileSync(path.join(folder, file), "utf8");
      const styles = says.replace(/@font-face\{[^}]*\}/g, (face) => (face.includes("local(") ? face : ""));
      return [ASKED_FOR + file, styles.trim()];
    }),
  );
}

/**
 * Makes a page paint before its scripts and fonts load (`docs/decisions/0013-first-paint-before-scripts.md`).
 * Its styles are inlined and its assets load after the first paint. Responses other than pages stay
 * unchanged, as do pages fetched by a script.
 */
export function inlineCriticalCss(
  request: IncomingMessage,
  response: ServerResponse,
  styleSheets: StyleSheets,
): void {
  if (!request.headers.accept?.includes("text/html")) return;
  const write = response.write.bind(response) as (piece: unknown, ...rest: unknown[]) => boolean;
  const end = response.end.bind(response) as (...last: unknown[]) => ServerResponse;
  const page = new PageInPieces(styleSheets);
  Object.assign(response, {
    write: (piece: unknown, ...rest: unknown[]) =>
      write(isPage(response) ? page.shape(piece) : piece, ...rest),
    end: (...last: unknown[]) => {
      if (!isPage(response)) return end(...last);
      const piece = typeof last[0] === "function" ? "" : page.shape(last.shift() ?? "");
      const rest = piece + page.partial;
      return rest ? end(rest, ...last) : end(...last);
    },
  });
}

/**
 * Matches assets that would block the first paint: style sheets, and the app's scripts except polyfills for
 * old browsers.
 */
const LOADED_FIRST = /<link rel="stylesheet"|<script\b(?![^>]*noModule)[^>]*\ssrc="\/_next\//;

/**
 * True if Next's HTML still has the form that `inlineCriticalCss` expects, which Next does not guarantee.
 * @param page Any page that Next rendered.
 */
export function isAsKnown(page: string, styleSheets: StyleSheets): boolean {
  const pieces = new PageInPieces(styleSheets);
  const shaped = pieces.shape(page) + pieces.partial;
  return /<style nonce=/.test(shaped) && shaped.includes('afterPaint("/_next/') && !LOADED_FIRST.test(shaped);
}

/** True if a response is a page in HTML, sent as a stream. */
const isPage = (response: ServerResponse): boolean =>
  !response.hasHeader("content-length") && String(response.getHeader("content-type")).startsWith("text/html");

/** Rewrites a page that arrives in arbitrary chunks. */
class PageInPieces {
  /** The incomplete end of the last chunk. */
  partial = "";
  /** The nonce attribute of this response's scripts, read from the first tag. */
  private nonce = "";
  private readonly decoder = new StringDecoder("utf8");

  constructor(private readonly styleSheets: StyleSheets) {}

  /** @returns the part that can be sent after this chunk. */
  shape(piece: unknown): string {
    const text = this.partial + (typeof piece === "string" ? piece : this.decoder.write(piece as Buffer));
    this.partial = CUT.exec(text)?.[0] ?? "";
    return text
      .slice(0, text.length - this.partial.length)
      .replace(FETCHED_AHEAD, "")
      .replace(NAMED, (tag, before: string, file: string, after: string) => {
        const begin = this.begin(before + after);
        const says = this.styleSheets.get(file);
        // Leave the tag to the browser when the file is newer than this process, or when there is no nonce.
        if (!this.nonce || (file.endsWith(".css") && says === undefined)) return tag;
        const style = says ? `<style${this.nonce}>${says}</style>` : "";
        const [id = ""] = ID.exec(before + after) ?? [];
        return `${begin}${style}<script${id}${this.nonce}>afterPaint("${file}")</script>`;
      });
  }

  /** The helper scripts that a page needs before the first deferred asset. */
  private begin(attributes: string): string {
    if (this.nonce) return "";
    this.nonce = NONCE.exec(attributes)?.[0] ?? "";
    return this.nonce && `<script${this.nonce}>${AFTER_PAINT}${FIRST_TAP}</script>`;
  }
}

/**
 * Inline script on each page. `afterPaint(path)` loads an asset after the first paint. It loads at once if
 * nothing will paint (a hidden tab, a page rendered on the client), and after one second at the latest.
 * Linked style sheets then only add the fonts, because their rules are already inlined. Cached fonts are
 * requested at once.
 */
const AFTER_PAINT = `{
  let known = false, painted = false;
  try { known = "fonts" in localStorage; localStorage.fonts = "loaded"; } catch {}
  const waiting = [];
  const link = (rel, href) => Object.assign(document.createElement("link"), { rel, href });
  const script = (src) => Object.assign(document.createElement("script"), { src });
  const style = (path) => {
    const sheet = link("stylesheet", path);
    sheet.dataset.precedence = "next";
    return sheet;
  };
  const load = (path) => document.head.append(
    path.endsWith(".css") ? style(path) : path.endsWith(".js") ? script(path) : link("manifest", path));
  const loadAll = () => { painted = true; waiting.splice(0).forEach(load); };
  globalThis.afterPaint = (path) => {
    if (painted || (known && path.endsWith(".css"))) load(path);
    else waiting.push(path);
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) loadAll();
  }).observe({ type: "paint", buffered: true });
  const drawnHere = document.documentElement.id === "__next_error__";
  setTimeout(loadAll, document.hidden || drawnHere ? 0 : 1000);
}`.replace(/\s*\n\s*/g, " ");

/**
 * Inline script on each page. It queues a tap that arrives before hydration, and the page replays it
 * (`app/ui/FirstTap.tsx`). People often repeat an unanswered tap, so only the first counts.
 */
const FIRST_TAP = `{
  let tapped;
  const keep = (event) => {
    const key = event.target.closest("button");
    if (!key) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tapped ??= key;
  };
  addEventListener("click", keep, true);
  globalThis.answerFirstTap = () => {
    delete globalThis.answerFirstTap;
    removeEventListener("click", keep, true);
    if (tapped?.isConnected) tapped.click();
  };
}`.replace(/\s*\n\s*/g, " ");
