"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { FormError } from "@/app/ui/Form";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { useSent } from "@/app/ui/useSent";
import { ask } from "@/lib/client/ask";
import { sayMoney } from "@/lib/messages/amounts";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords } from "@/lib/messages/night";
import { gameName } from "@/lib/messages/terms";
import type { NightLine } from "@/lib/protocol/group";
import { GUEST, type NightSummary } from "@/lib/protocol/nightResult";
import type { SentOf } from "@/lib/protocol/routes";
import { NightFields } from "../../../_games/NightFields";
import { AddGuest } from "./AddGuest";
import { ClosingTime } from "./ClosingTime";
import { type CountedPerson, CountRows } from "./CountRows";

interface NightDeskProps {
  readonly group: string;
  readonly night: NightLine;
  readonly players: readonly CountedPerson[];
  readonly canKeep: boolean;
  /** Games that are on. */
  readonly games: NightSummary["inPlay"];
}

const WORDS = groupGamesWords.nights;
const SUMMARY = "flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4";
/** The counted value: buy-ins, or shares of the pot. */
type Counted = "times" | "shares";

/** A night's buy-ins, their total and who takes it, with the admins' keys. */
export function NightDesk({ group, night, players: known, canKeep, games }: NightDeskProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [changing, setChanging] = useState(false);
  const [stayEnded, setStayEnded] = useState<readonly { readonly game: string; readonly name: string }[]>([]);
  const { id, buyIn, unit, endedAt, buyIns } = night;
  const serverValues = useMemo(
    () =>
      Object.fromEntries(
        buyIns.flatMap(({ player, times, shares }) => [
          [`times ${player}`, times],
          [`shares ${player}`, shares],
        ]),
      ),
    [buyIns],
  );
  const sent = useSent({
    serverValues,
    none: 0,
    send: (key, count: number, seen) => {
      const [, counted = "", player = ""] = /^(\S+) (.*)$/.exec(key) ?? [];
      return ask(
        "PUT /api/v1/groups/{group}/nights/{night}/buy-ins",
        { group, night: id },
        { player, [counted as Counted]: count, seen: { [counted as Counted]: seen } },
      );
    },
    refresh: () => router.refresh(),
    noAnswer: groupWords.noAnswer,
  });
  const [guests, setGuests] = useState<readonly string[]>([]);
  const players = [
    ...known,
    ...guests.flatMap((name): readonly CountedPerson[] =>
      known.some(({ id: party }) => party === GUEST + name)
        ? []
        : [{ id: GUEST + name, shown: name, colour: "slate" }],
    ),
  ];
  const countOf = (counted: Counted) => (player: string) => sent.of(`${counted} ${player}`);
  const times = players.map((player) => countOf("times")(player.id));
  const inAll = times.reduce((sum, one) => sum + one, 0);
  const buyers = times.filter((one) => one > 0).length;
  const named = (counted: Counted) =>
    canKeep ? players : players.filter((player) => countOf(counted)(player.id) > 0);

  const change = async (request: SentOf<"PATCH /api/v1/groups/{group}/nights/{night}">) => {
    const done = await mutation.run(() =>
      ask("PATCH /api/v1/groups/{group}/nights/{night}", { group, night: id }, request),
    );
    if (done === null) return;
    setStayEnded(done.stayEnded);
    setChanging(false);
    router.refresh();
  };
  const rows = (counted: Counted, legend: string) => (
    <CountRows
      legend={legend}
      players={named(counted)}
      countOf={countOf(counted)}
      onCount={canKeep ? (player, count) => sent.set(`${counted} ${player}`, count) : null}
      words={
        counted === "times"
          ? { count: WORDS.times, more: WORDS.more, less: WORDS.less }
          : { count: WORDS.shares, more: WORDS.moreShares, less: WORDS.fewerShares }
      }
    />
  );

  return (
    <>
      <p className="pb-1">
        {buyIn === 0 ? (
          WORDS.free
        ) : (
          <>
            <span className="stamp block text-title leading-tight [overflow-wrap:anywhere]">
              {`${sayMoney(inAll * buyIn, unit)} ${WORDS.inAll}`}
            </span>
            <span className="text-soft">{`${WORDS.bought(buyers, inAll)}, ${WORDS.each(sayMoney(buyIn, unit))}`}</span>
          </>
        )}
        <span role="status" className="block min-h-6 text-soft">
          {sent.going ? WORDS.sending : ""}
        </span>
      </p>
      {!changing && <FormError sentence={sent.error ?? mutation.error} />}
      {/* A keeper can still enter a forgotten buy-in. */}
      <details open={endedAt === null} hidden={!canKeep && endedAt !== null && inAll === 0} className="pb-2">
        <summary className={SUMMARY}>{canKeep ? WORDS.who : WORDS.boughtIn}</summary>
        {rows("times", canKeep ? WORDS.who : WORDS.boughtIn)}
        {canKeep && (
          <AddGuest
            onAdd={(name) => {
              setGuests((now) => [...now.filter((one) => one !== name), name]);
              sent.set(`times ${GUEST}${name}`, Math.max(1, sent.of(`times ${GUEST}${name}`)));
            }}
          />
        )}
        {named("times").length === 0 && <p className="text-soft">{WORDS.noOneYet}</p>}
      </details>
      {buyIn > 0 && inAll > 0 && (
        <details className="pb-2">
          <summary className={SUMMARY}>{WORDS.takers}</summary>
          <p className="pb-2 text-small text-soft">{WORDS.takersHint}</p>
          {rows("shares", WORDS.takers)}
          {named("shares").length === 0 && <p className="text-soft">{WORDS.noOneYet}</p>}
        </details>
      )}
      {canKeep && (
        <div className="flex flex-wrap gap-2 pt-2">
          {endedAt === null ? (
            <ClosingTime group={group} night={night} games={games} people={players} />
          ) : (
            <button
              type="button"
              aria-disabled={mutation.going}
              onClick={() => void change({ ended: false })}
              className="key min-h-14 flex-1 px-4 font-semibold"
            >
              {WORDS.goOn}
            </button>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              mutation.clear();
              setChanging(true);
            }}
            className="key min-h-14 flex-1 px-4 font-semibold"
          >
            {WORDS.change}
          </button>
        </div>
      )}
      {stayEnded.length > 0 && (
        <p role="status" className="pt-2">
          {stayEnded.map(({ game, name }) => (
            <Link
              key={game}
              href={`/games/${game}`}
              prefetch={false}
              className="flex min-h-11 items-center underline underline-offset-4"
            >
              {WORDS.staysEnded(gameName(name))}
            </Link>
          ))}
        </p>
      )}
      <Sheet title={WORDS.change} open={changing} onClose={() => setChanging(false)}>
        <NightFields night={night} done={WORDS.save} error={mutation.error} onDone={change} />
      </Sheet>
    </>
  );
}
