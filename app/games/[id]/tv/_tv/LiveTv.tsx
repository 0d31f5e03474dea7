"use client";
import { useEffect, useRef, useState } from "react";
import { useScreen } from "@/app/tv/_tv/useScreen";
import { RESTING, type Stage, useSequence } from "@/app/ui/sequence";
import { isAccessRevoked } from "@/lib/client/accessRevoked";
import { readTable } from "@/lib/client/api";
import { type Drawn, followTv } from "@/lib/client/followTv";
import { soundLater } from "@/lib/client/soundLater";
import { stayAwake } from "@/lib/client/wakeLock";
import { linkWords, tvLine } from "@/lib/messages/anyPage";
import { sayMoment } from "@/lib/messages/moments";
import type { TvFacts } from "@/lib/views/tv";
import { AccessRevoked } from "../../_access/AccessRevoked";
import { useAccessCheck } from "../../_access/useAccessCheck";
import { verdictSequence } from "../../between/verdictSequence";
import { TvSound } from "./TvSound";

interface LiveTvProps {
  readonly game: string;
  /** The server's metadata of the TV. */
  readonly facts: TvFacts;
  /** The server's marker of what the TV shows (`/tv`); null if someone opened the TV by the game's URL. */
  readonly screen: string | null;
  /** The TV's markup. */
  readonly children: React.ReactNode;
}

/** The TV, while this device has access to the table. */
export function LiveTv(tv: LiveTvProps) {
  const ours = useAccessCheck(tv.facts, async () =>
    isAccessRevoked(await readTable(tv.game)) ? null : tv.facts,
  );
  if (ours === "gone") return <Left {...tv} />;
  if (ours === "asking")
    return (
      <p role="status" className="p-6 text-soft">
        {linkWords.asking}
      </p>
    );
  return <FollowedTv {...tv} />;
}

/** Replaces a TV without access. A TV then loads its current assignment. */
const Left = ({ game, screen }: LiveTvProps) =>
  screen === null ? <AccessRevoked game={game} /> : <Disconnected screen={screen} />;

function Disconnected({ screen }: { readonly screen: string }) {
  useScreen(`${screen} no more`);
  return <main className="tv" />;
}

/** Refreshes the server-rendered TV on every event, and shows a connection status while there are none. */
function FollowedTv(tv: LiveTvProps) {
  const { game, facts, screen, children } = tv;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [lostAt, setLostAt] = useState<Date | null>(null);
  const [revoked, setRevoked] = useState(false);
  const [next, setNext] = useState<string | null>(null);
  const now = drawn ?? facts;
  const reading = useReading(now.settled);
  useNextGame(screen === null ? next : null, now.over, reading);
  const { askNow } = useScreen(screen, reading);
  const moment = drawn === null ? null : momentIn(drawn.markup);
  const played = moment?.startsWith("verdict") ? verdictSequence : drawn?.over ? tvEndSequence : null;
  const table = useSequence<HTMLDivElement>(played, now.over ? -1 : now.settled);
  const ask = useRef(askNow);
  ask.current = askNow;
  useEffect(() => {
    const awake = stayAwake();
    const light = ({ over }: TvFacts) => (over ? awake.rest() : awake.extend());
    light(facts);
    const stop = followTv(game, facts, {
      draw(fresh) {
        setDrawn(fresh);
        light(fresh);
      },
      reportConnection: (line) => setLostAt(line === "live" ? null : new Date()),
      next(begun) {
        setNext(begun);
        ask.current();
      },
      elsewhere: () => (screen === null ? location.reload() : ask.current()),
      leave: () => setRevoked(true),
    });
    return () => {
      stop();
      awake.stop();
    };
  }, [game, facts, screen]);
  if (revoked) return <Left {...tv} />;
  return (
    <main data-reading={reading || undefined} className="tv group/tv">
      {drawn === null ? (
        <div>{children}</div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own page, in which React has escaped every word
        <div ref={table} dangerouslySetInnerHTML={{ __html: drawn.markup }} />
      )}
      <TvSound moment={moment} />
      <p role="status" className="sr-only">
        {now.summary}
      </p>
      <p
        role="alert"
        className="fixed inset-x-0 bottom-0 bg-ink px-2 py-1 text-center text-lead text-table leading-tight empty:hidden"
      >
        {lostAt && tvLine.lost(sayMoment(lostAt, "time"))}
      </p>
    </main>
  );
}

/** The newest moment marked in the TV's markup. */
const momentIn = (markup: string): string | null =>
  /data-moment="((?:claim|call|verdict)-[^"]+)"/.exec(markup)?.[1] ?? null;

const AGAIN_AFTER = 2_000;

/**
 * Opens the table's next game once this one is over and its verdict was on screen long enough. It reloads the
 * page, because a TV stays on for months, and it fetches first: offline the TV would end on the browser's
 * error page.
 */
function useNextGame(next: string | null, over: boolean, reading: boolean): void {
  useEffect(() => {
    if (next === null || !over || reading) return;
    let again: ReturnType<typeof setTimeout>;
    const way = `/games/${next}/tv`;
    const go = () =>
      void fetch(way, { method: "HEAD", cache: "no-store" }).then(
        () => location.replace(way),
        () => {
          again = setTimeout(go, AGAIN_AFTER);
        },
      );
    go();
    return () => clearTimeout(again);
  }, [next, over, reading]);
}

/** The minimum time a verdict stays on screen, in milliseconds. */
const READING = 6_000;

/**
 * True while the last verdict is new, even if the table has moved on.
 * @param settled The number of the last settled round. A verdict that is there at load counts as read.
 */
function useReading(settled: number): boolean {
  const [read, setRead] = useState(settled);
  useEffect(() => {
    // An undone verdict is no longer shown; its round gets a new one.
    if (settled <= read) return setRead(settled);
    const timer = setTimeout(() => setRead(settled), READING);
    return () => clearTimeout(timer);
  }, [settled, read]);
  return settled > read;
}

/** The end on a TV: plates drop onto the stack, then the name appears. */
function tvEndSequence({ all, reveal }: Stage): void {
  reveal(all(".plates > .drops"), { transform: "translateY(-9rem)", opacity: 0 }, DROPPING);
  reveal(all(".tv-ending"), { transform: "scale(0.8)", opacity: 0 }, NAMING);
  reveal(all(".tv-ending ~ .tv-note"), RESTING, { duration: 160, stagger: 0 });
}

const DROPPING = {
  duration: 200,
  stagger: 90,
  easing: "cubic-bezier(0.5, 0, 0.8, 1)",
  sound: () => soundLater("plate"),
};
const NAMING = { duration: 400, stagger: 0, easing: "cubic-bezier(0.2, 0.9, 0.25, 1.15)" };
