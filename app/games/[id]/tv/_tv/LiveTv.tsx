"use client";
import { useEffect, useRef, useState } from "react";
import { useScreen } from "@/app/tv/_tv/useScreen";
import { isAccessRevoked } from "@/lib/client/accessRevoked";
import { readTable } from "@/lib/client/api";
import { type Drawn, followBoard } from "@/lib/client/followBoard";
import { stayAwake } from "@/lib/client/wakeLock";
import { boardLine, linkWords } from "@/lib/messages/anyPage";
import { sayMoment } from "@/lib/messages/moments";
import type { BoardFacts } from "@/lib/views/board";
import { AccessRevoked } from "../../_access/AccessRevoked";
import { useAccessCheck } from "../../_access/useAccessCheck";
import { TvSound } from "./TvSound";

interface LiveTvProps {
  readonly game: string;
  /** What the server says of the board it has drawn. */
  readonly facts: BoardFacts;
  /** What the table's own screen shows (`/tv`); null for a board that somebody opened by the game's address. */
  readonly screen: string | null;
  /** The board as it has drawn it. */
  readonly children: React.ReactNode;
}

/** The big screen, as long as the table is this screen's to see. */
export function LiveTv(board: LiveTvProps) {
  const ours = useAccessCheck(board.facts, async () =>
    isAccessRevoked(await readTable(board.game)) ? null : board.facts,
  );
  if (ours === "gone") return <Left {...board} />;
  if (ours === "asking")
    return (
      <p role="status" className="p-6 text-soft">
        {linkWords.asking}
      </p>
    );
  return <FollowedTv {...board} />;
}

/** In the place of a board that may not be shown any more. The table's own screen goes on to what it is to show by now. */
const Left = ({ game, screen }: LiveTvProps) =>
  screen === null ? <AccessRevoked game={game} /> : <SentAway screen={screen} />;

function SentAway({ screen }: { readonly screen: string }) {
  useScreen(`${screen} no more`);
  return <main className="board" />;
}

/** The board as the server draws it anew whenever something happens; and a line of its own when it does not hear of it. */
function FollowedTv(board: LiveTvProps) {
  const { game, facts, screen, children } = board;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [lostAt, setLostAt] = useState<Date | null>(null);
  const [gone, setGone] = useState(false);
  const [next, setNext] = useState<string | null>(null);
  const now = drawn ?? facts;
  const reading = useReading(now.settled);
  useNextGame(screen === null ? next : null, now.over, reading);
  const { askNow } = useScreen(screen, reading);
  const ask = useRef(askNow);
  ask.current = askNow;
  useEffect(() => {
    const awake = stayAwake();
    const light = ({ over }: BoardFacts) => (over ? awake.rest() : awake.stir());
    light(facts);
    const stop = followBoard(game, facts, {
      draw(fresh) {
        setDrawn(fresh);
        light(fresh);
      },
      tell: (line) => setLostAt(line === "live" ? null : new Date()),
      next(begun) {
        setNext(begun);
        ask.current();
      },
      elsewhere: () => (screen === null ? location.reload() : ask.current()),
      leave: () => setGone(true),
    });
    return () => {
      stop();
      awake.stop();
    };
  }, [game, facts, screen]);
  if (gone) return <Left {...board} />;
  return (
    <main data-reading={reading || undefined} className="board group/board">
      {drawn === null ? (
        <div>{children}</div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own page, in which React has escaped every word
        <div dangerouslySetInnerHTML={{ __html: drawn.markup }} />
      )}
      <TvSound moment={drawn === null ? null : momentIn(drawn.markup)} />
      <p role="status" className="sr-only">
        {now.said}
      </p>
      <p
        role="alert"
        className="fixed inset-x-0 bottom-0 bg-ink px-2 py-1 text-center text-lead text-table leading-tight empty:hidden"
      >
        {lostAt && boardLine.lost(sayMoment(lostAt, "time"))}
      </p>
    </main>
  );
}

/** What happens on a board that the server has drawn. */
const momentIn = (markup: string): string | null => /data-moment="([^"]+)"/.exec(markup)?.[1] ?? null;

const AGAIN_AFTER = 2_000;

/**
 * Goes on to the next game at the table once this one is over and its last verdict was read. The page is loaded anew: on the wall it
 * stays for months. It is asked for first: without a line the screen would end on the browser's own page.
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

/** As long as a verdict can be read at least, in milliseconds, however soon the table goes on. */
const READING = 6_000;

/**
 * Whether the last verdict is still being read: it has only just come, and the table may already have gone on from it.
 * @param settled The last round that is settled. What is there when the board is opened has been read.
 */
function useReading(settled: number): boolean {
  const [read, setRead] = useState(settled);
  useEffect(() => {
    // A verdict that was taken back is not read any more, and its round will have another one.
    if (settled <= read) return setRead(settled);
    const timer = setTimeout(() => setRead(settled), READING);
    return () => clearTimeout(timer);
  }, [settled, read]);
  return settled > read;
}
