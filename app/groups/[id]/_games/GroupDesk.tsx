"use client";
import Link from "next/link";
import { useState } from "react";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { groupGamesWords } from "@/lib/messages/night";
import type { RosterPlayer } from "@/lib/protocol/group";
import { dueByCount, onShift } from "@/lib/views/due";
import { ResultSheet } from "./ResultSheet";
import { ResultTold, type Told } from "./ResultTold";
import { StartBar } from "./StartBar";
import type { Scope } from "./scope";
import { useShift } from "./useShift";
import { WhoChips } from "./WhoChips";

interface GroupDeskProps {
  readonly group: {
    readonly id: string;
    readonly timeZone: string;
    readonly game: string;
    /** Whom its table names afterwards. */
    readonly names: "losers" | "winners";
    readonly house: Readonly<Record<string, string | number>>;
  };
  /** A crew's shifts, or seasons, the latest first; the last one is everything there is. */
  readonly scopes: readonly Scope[];
  readonly crew: boolean;
  /** Who is active. */
  readonly players: readonly RosterPlayer[];
  readonly may: { readonly play: boolean; readonly keep: boolean };
  /** What is on now. */
  readonly on: React.ReactNode;
  /** The games that were played. */
  readonly children: React.ReactNode;
}

const WORDS = groupGamesWords;

/** The desk of a group: who was it how often, a tap to write down another one, and the key that starts a game. */
export function GroupDesk({ group, scopes, crew, players, may, on, children }: GroupDeskProps) {
  const shifts = crew ? scopes.flatMap(({ season }) => season ?? []) : [];
  const [shift, choose] = useShift(
    group.id,
    shifts.map(({ id }) => id),
  );
  const [asked, setAsked] = useState<RosterPlayer | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [chosen, setChosen] = useState<Scope | null>(null);
  const own = scopes.find(({ season }) => season !== null && season.id === shift) ?? scopes[0];
  const scope = chosen ?? own;
  if (own === undefined || scope === undefined) return null;
  const { season, tally, played } = scope;
  const countable = crew ? scopes.filter((one) => one === own || one.season === null) : scopes;
  const present = onShift(players, crew ? shift : null);
  const here = new Set(present);
  const elsewhere = players.filter((player) => !here.has(player));
  const due = dueByCount(present, tally);
  const known = new Set<string | null>(players.map(({ id }) => id));
  const gone = tally.filter(({ player }) => !known.has(player));
  return (
    <>
      <main className="flex-1 pb-6">
        {on}
        {shifts.length > 1 && (
          <ShiftChooser
            shifts={shifts}
            chosen={shift}
            onChoose={(one) => {
              setChosen(null);
              choose(one);
            }}
          />
        )}
        <section aria-labelledby="who" className="pb-6">
          <h2 id="who" className="stamp pb-1 text-2xl leading-tight">
            {season
              ? WORDS.whoIn[group.names](crew ? WORDS.shiftCalled(season.name) : season.name)
              : WORDS.who[group.names]}
          </h2>
          {countable.length > 1 && (
            <CountChooser
              scopes={countable}
              chosen={scope}
              onChoose={setChosen}
              said={(one) =>
                one === null ? (crew ? WORDS.allShifts : WORDS.allTime) : crew ? WORDS.shiftCalled(one) : one
              }
            />
          )}
          {players.length === 0 ? (
            <>
              <p className="text-soft">
                <strong className="font-semibold text-ink">{WORDS.noRoster}</strong>{" "}
                {may.keep ? WORDS.noRosterKeep : WORDS.noRosterSee}
              </p>
              {may.keep && (
                <Link
                  href={{ pathname: `/groups/${group.id}/roster` }}
                  className="plate mt-3 min-h-14 px-4 font-semibold"
                >
                  {WORDS.toRoster}
                </Link>
              )}
            </>
          ) : (
            <>
              {may.keep && <p className="pb-3 text-note text-soft">{WORDS.tapToRecord}</p>}
              <ResultTold key={told?.game} told={told} />
              <WhoChips players={present} tally={tally} played={played} onTap={may.keep ? setAsked : null} />
              {elsewhere.length > 0 && (
                <details className="pt-2">
                  <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
                    {WORDS.others}
                  </summary>
                  <WhoChips
                    players={elsewhere}
                    tally={tally}
                    played={played}
                    onTap={may.keep ? setAsked : null}
                  />
                </details>
              )}
              {due.length > 0 && <p className="pt-3">{WORDS.byCount(due)}</p>}
              {gone.length > 0 && (
                <p className="pt-2 text-note text-soft [overflow-wrap:anywhere]">
                  {WORDS.alsoBefore}{" "}
                  {gone.map(({ name, times }) => `${name} ${WORDS.times(times)}`).join(", ")}.
                </p>
              )}
            </>
          )}
        </section>
        {children}
      </main>
      {may.play && <StartBar group={group} season={crew ? shift : null} lastCrew={own.lastCrew} />}
      {asked && (
        <ResultSheet
          key={asked.id}
          who={asked}
          players={players}
          present={present}
          group={group}
          season={crew ? shift : null}
          onClose={() => setAsked(null)}
          onTold={(result) => {
            setAsked(null);
            setTold(result);
          }}
        />
      )}
    </>
  );
}

interface ShiftChooserProps {
  readonly shifts: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | null;
  readonly onChoose: (shift: string) => void;
}

/** Which shift is on: remembered on this phone, and what games started here count for. */
function ShiftChooser({ shifts, chosen, onChoose }: ShiftChooserProps) {
  return (
    <fieldset className="pb-5">
      <legend className="pb-1.5 text-note text-soft">{groupGamesWords.shift}</legend>
      <div className="flex flex-wrap gap-2">
        {shifts.map(({ id, name }) => (
          <RadioPlate
            key={id}
            question="shift"
            checked={id === chosen}
            onChoose={() => onChoose(id)}
            className="stamp min-h-12 min-w-14 max-w-full px-4 text-xl has-checked:border-ink has-checked:bg-ink has-checked:text-table"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}

interface CountChooserProps {
  readonly scopes: readonly Scope[];
  readonly chosen: Scope;
  readonly onChoose: (scope: Scope) => void;
  /** What a shift or season of that name is called; null: everything there is. */
  readonly said: (name: string | null) => string;
}

/** What is counted: this shift or season, an older one, or everything there is. */
function CountChooser({ scopes, chosen, onChoose, said }: CountChooserProps) {
  return (
    <fieldset className="pb-3">
      <legend className="sr-only">{groupGamesWords.counted}</legend>
      <div className="flex flex-wrap gap-2">
        {scopes.map((scope) => (
          <RadioPlate
            key={scope.season?.id ?? "all"}
            question="counted"
            checked={scope === chosen}
            onChoose={() => onChoose(scope)}
            className="min-h-11 min-w-11 max-w-full px-3 text-note has-checked:border-ink has-checked:bg-ink has-checked:text-table"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{said(scope.season?.name ?? null)}</span>
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}
