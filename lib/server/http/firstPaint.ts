import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { StringDecoder } from "node:string_decoder";

/** What the style sheets of a build say, by where they are asked for. */
export type StyleSheets = ReadonlyMap<string, string>;

/** Where Next answers for what it built, and where that lies in the folder of the build. */
const ASKED_FOR = "/_next/static/chunks/";
const BUILT_IN = "static/chunks";

/** A part of the app as Next names it in a page: its tag up to the file, the file, and the rest of its tag. */
const NAMED =
  /(<link rel="(?:stylesheet|manifest)"|<script\b(?=[^>]* async="")[^>]*) (?:href|src)="(\/_next\/static\/[^"]+|\/manifest\.webmanifest)"([^>]*>)(?:<\/script>)?/g;
/** A script that is wanted later, which the browser would fetch at once. */
const FETCHED_AHEAD = /<link rel="preload" as="script"[^>]*>/g;
const NONCE = / nonce="[^"]*"/;
const ID = / id="[^"]*"/;
/** What cannot be understood until more has come: the beginning of a tag, and a script whose end is missing. */
const CUT = /<script\b[^>]*>(?:<[^>]*)?$|<[^>]*$/;

/**
 * Reads the style sheets of a build as they are sent inside pages: without the fonts, which text does not wait for, but with the letters
 * of the phone itself that stand in for them.
 * @param build its folder.
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
 * Has a page be painted before it loads its scripts and fonts (`docs/decisions/0013-first-paint-before-scripts.md`): its styles are
 * sent inside it, and what it names is loaded once its text can be seen. Answers that are no pages stay as they are, and so
 * do pages that a script reads to take something out of them: those it asks for are not opened.
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
      const rest = piece + page.held;
      return rest ? end(rest, ...last) : end(...last);
    },
  });
}

/** What would be loaded before the first paint: a style sheet, or a script of the app but those for browsers that are too old for it. */
const LOADED_FIRST = /<link rel="stylesheet"|<script\b(?![^>]*noModule)[^>]*\ssrc="\/_next\//;

/**
 * Whether Next writes its pages as `inlineCriticalCss` knows them: how it does so is an agreement with nobody.
 * @param page any page of the app, as Next draws it.
 */
export function isAsKnown(page: string, styleSheets: StyleSheets): boolean {
  const pieces = new PageInPieces(styleSheets);
  const shaped = pieces.shape(page) + pieces.held;
  return /<style nonce=/.test(shaped) && shaped.includes('afterPaint("/_next/') && !LOADED_FIRST.test(shaped);
}

/** Whether an answer is a page, sent as it is drawn. */
const isPage = (response: ServerResponse): boolean =>
  !response.hasHeader("content-length") && String(response.getHeader("content-type")).startsWith("text/html");

/** A page on its way, which may be cut anywhere. */
class PageInPieces {
  /** What came last and cannot be understood yet. */
  held = "";
  /** By which the browser knows the scripts of this answer, as an attribute; the first tag says it. */
  private nonce = "";
  private readonly decoder = new StringDecoder("utf8");

  constructor(private readonly styleSheets: StyleSheets) {}

  /** @returns what can be sent of the page now that this piece of it has come. */
  shape(piece: unknown): string {
    const text = this.held + (typeof piece === "string" ? piece : this.decoder.write(piece as Buffer));
    this.held = CUT.exec(text)?.[0] ?? "";
    return text
      .slice(0, text.length - this.held.length)
      .replace(FETCHED_AHEAD, "")
      .replace(NAMED, (tag, before: string, file: string, after: string) => {
        const begin = this.begin(before + after);
        const says = this.styleSheets.get(file);
        // Built since this program began, or nothing can be called: the browser had better ask for it.
        if (!this.nonce || (file.endsWith(".css") && says === undefined)) return tag;
        const style = says ? `<style${this.nonce}>${says}</style>` : "";
        const [id = ""] = ID.exec(before + after) ?? [];
        return `${begin}${style}<script${id}${this.nonce}>afterPaint("${file}")</script>`;
      });
  }

  /** What the page needs before the first of these calls. */
  private begin(attributes: string): string {
    if (this.nonce) return "";
    this.nonce = NONCE.exec(attributes)?.[0] ?? "";
    return this.nonce && `<script${this.nonce}>${AFTER_PAINT}${FIRST_TAP}</script>`;
  }
}

/**
 * A script at the head of each page. `afterPaint(path)` loads a part of the app once text can be seen; at once where nothing is to be
 * seen (a tab behind others, a page that Next draws in the browser alone), and after a second in any case. Style sheets are linked only
 * now because by then nothing waits for them: what they say is in the page, but for the fonts, which a phone that has been here before
 * has, and is told of at once.
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
 * A script at the head of each page: a tap on a key that comes before anything can answer is kept, and done when the page asks
 * for it (`app/ui/FirstTap.tsx`). One that was not answered is often tapped again: the first counts, as one tap.
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
