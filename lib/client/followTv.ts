import { disputedRounds } from "@/lib/views/consents";
import { TV_ID, type TvFacts, tonesMark, typedMark } from "@/lib/views/tv";
import { followTable } from "./followTable";
import type { Connection } from "./tableStore";

/** A TV rendered by the server: its markup and its metadata. */
export interface Drawn extends TvFacts {
  readonly markup: string;
}

/** The callbacks of a TV. */
export interface Screen {
  draw(drawn: Drawn): void;
  /** Reports the connection; short interruptions are hidden. */
  reportConnection(status: "live" | "lost"): void;
  /** Another game started at the table. */
  next(game: string): void;
  /** The URL now shows something other than this game's TV. */
  elsewhere(): void;
  /** This device lost access to the table. */
  leave(): void;
}

const AGAIN_AFTER = 2_000;
/** Request timeout in milliseconds. */
const PATIENCE = 10_000;
const NOTICED_AFTER = 2_500;

/**
 * Keeps a TV in sync: on entries, disputes, tones and the mode from the stream, it fetches the page and takes its
 * markup. It avoids the router, which would leave for the browser's error page when offline, permanently on a
 * TV.
 * @param seen The current rendering.
 * @returns a function that stops it.
 */
export function followTv(game: string, seen: TvFacts, screen: Screen): () => void {
  let shown = seen;
  let stale = false;
  let drawing = false;
  let revoked = false;
  let late = false;
  let connection: Connection = "connecting";
  let lost: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    if (connection === "live" && !late) {
      clearTimeout(lost);
      lost = undefined;
      screen.reportConnection("live");
    } else lost ??= setTimeout(() => screen.reportConnection("lost"), NOTICED_AFTER);
  };
  const leave = () => {
    revoked = true;
    clearTimeout(lost);
    screen.leave();
  };

  /** Fetches until it is up to date. */
  const draw = async () => {
    stale = true;
    if (drawing) return;
    drawing = true;
    while (stale && !revoked) {
      stale = false;
      const drawn = await readDrawn(game).catch(() => "no-answer" as const);
      if (revoked) return;
      if (drawn === "gone") return leave();
      if (drawn === "elsewhere") {
        drawing = false;
        return screen.elsewhere();
      }
      late = drawn === "no-answer";
      report();
      if (drawn === "no-answer") {
        stale = true;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      } else {
        shown = drawn;
        screen.draw(drawn);
      }
    }
    drawing = false;
  };

  const stop = followTable(
    {
      getView: () => ({ confirmedSeq: shown.seq, revoked }),
      receive: ({ seq }) => {
        if (seq > shown.seq) void draw();
      },
      reset: () => void draw(),
      setConnection: (next) => {
        connection = next;
        report();
      },
      leave,
    },
    {
      takeLiveState: ({ consents, tones, scoreOnly }) => {
        const disputes = disputedRounds(consents).join() !== shown.disputed.join();
        if (disputes || tonesMark(tones) !== shown.tones || scoreOnly !== shown.scoreOnly) void draw();
      },
      takeCups: (typed) => {
        if (typedMark(typed) !== shown.typed) void draw();
      },
      takeNext: (next) => {
        if (next !== null) screen.next(next.game);
      },
    },
    game,
  );
  report();
  return () => {
    revoked = true;
    clearTimeout(lost);
    stop();
  };
}

/** Fetches this page's TV. Rejects without a response. */
async function readDrawn(game: string): Promise<Drawn | "gone" | "elsewhere"> {
  const answer = await fetch(location.pathname, {
    credentials: "same-origin",
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (answer.status === 404) return "gone";
  if (!answer.ok) throw new Error(`the TV page returned ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // Another version of the program: its markup needs its own styles.
  if (stylesOf(page) !== stylesOf(document)) location.reload();
  const tv = page.getElementById(TV_ID);
  if (tv === null) return "elsewhere";
  const facts = JSON.parse(tv.dataset.facts ?? "") as TvFacts;
  if (facts.game !== game) return "elsewhere";
  freezeMotion(tv);
  return { ...facts, markup: tv.outerHTML };
}

const stylesOf = (page: Document): string =>
  [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute("href")).join();

/** Parts that were there before do not animate again. */
function freezeMotion(tv: HTMLElement): void {
  for (const piece of tv.querySelectorAll<HTMLElement>("[data-moment]"))
    if (document.querySelector(`#${TV_ID} [data-moment="${piece.dataset.moment}"]`))
      piece.classList.add("still");
}
