"use client";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { HouseKey } from "@/app/_house/HouseKey";
import { draftCrew, lastCrew, saveDraft } from "@/app/_start/crew";
import { useStart } from "@/app/_start/useStart";
import { ShiftChooser } from "@/app/groups/[id]/_games/choosers";
import { OneOf } from "@/app/ui/OneOf";
import { PageHeader } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { ask } from "@/lib/client/ask";
import { MAX_SEATS, ownRules } from "@/lib/engine";
import { groupGamesWords } from "@/lib/messages/night";
import { scoringWords } from "@/lib/messages/scoring";
import { START_WORDS, sayCrew, sayMoved } from "@/lib/messages/start";
import { tableWords } from "@/lib/messages/table";
import type { LinkedGame } from "@/lib/protocol/houseLink";
import { foldName } from "@/lib/protocol/names";
import { GamePicker } from "./GamePicker";
import { PresetPlates, usualRulesOf } from "./PresetPlates";
import { RosterChips } from "./RosterChips";
import * as list from "./rows";
import { SeatLine } from "./SeatLine";
import { StartBar } from "./StartBar";
import { TablePlates } from "./TablePlates";
import { useDrag } from "./useDrag";
import { type StartingGroup, useGame } from "./useGame";

interface NewGameProps {
  /** Null for guests. */
  readonly group: StartingGroup | null;
  /** The target table; null for the group's first one or a new guest table. */
  readonly table: string | null;
  readonly playoff?: Playoff;
  /** The game and the players of a link. */
  readonly linked?: LinkedGame | null;
  readonly names?: readonly string[];
}

/** A game with a tie, and the tied players. */
export interface Playoff {
  readonly of: string;
  readonly names: readonly string[];
}

/** Names in seat order, typed or tapped from a roster, and the start button. */
export function NewGame({
  group,
  table: asked,
  playoff,
  linked = null,
  names: linkedNames = [],
}: NewGameProps) {
  const id = useId();
  const lastNight = group?.lastNight ?? [];
  const invited = playoff?.names ?? (linkedNames.length > 0 ? linkedNames : lastNight);
  const [rows, setRows] = useState(() => (invited.length > 0 ? list.rowsOf(invited) : list.NO_ROWS));
  const [crew, setCrew] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  /** True after a failed start: from then on every problem shows, even in the row being typed. */
  const [pressed, setPressed] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const [start, go] = useStart("replace");
  const [table, setTable] = useState(asked ?? group?.tables[0]?.id ?? null);
  const { played, preset, usual, choose, choosePreset, setHouse, setScoreOnly } = useGame(group, linked);
  const shifts = group?.shifts ?? [];
  const [chosenShift, setChosenShift] = useState<string | null>(null);
  const crewShift = chosenShift ?? group?.onDuty ?? shifts[0]?.id ?? null;
  const chooseShift = (shift: string) => {
    setChosenShift(shift);
    // For the whole group. Without a connection it counts for this game alone.
    if (group) void ask("PUT /api/v1/groups/{group}/shift", { group: group.id }, { shift }).catch(() => null);
  };
  // A shift that no one chose here is the server's to know: this page may be old.
  const sentShift = group?.onDuty && chosenShift === null ? null : crewShift;
  /** The element to focus after the next render. */
  const focusNext = useRef<string | null>(null);

  const names = list.namesIn(rows);
  const problems = list.problemsIn(rows);
  const each = list.diceEach(names.length, played);
  /** Rows up to the last name; there can be empty ones between. */
  const lines = rows.findLastIndex((row) => !list.isBlank(row)) + 1;
  const drag = useDrag(lines, (from, to) => shift(from, to));

  const change = (next: readonly list.Row[], focus?: string) => {
    focusNext.current = focus ?? null;
    setRows(next);
    if (!playoff) saveDraft(list.namesIn(next), group?.id);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    if (group === null) setCrew(lastCrew());
    // Users type before hydration, so the inputs' values are read from the DOM.
    const early = rows.map(({ key }) => document.getElementById(field(key)) as HTMLInputElement | null);
    const typed = early.map((input) => input?.value ?? "").filter((name) => name.trim() !== "");
    const isProposed = (now: readonly string[]) => now.join() === lastNight.join();
    const names = isProposed(typed) ? draftCrew(group?.id) : typed;
    if (names.length > 0) setRows((now) => (isProposed(list.namesIn(now)) ? list.rowsOf(names) : now));
  }, []);

  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const field = (key: number | undefined) => `${id}-${key}`;
  const fieldAt = (lines: readonly list.Row[], at: number) =>
    field(lines[Math.min(at, lines.length - 1)]?.key);

  const putNames = (at: number, typed: readonly string[]) => {
    const next = list.put(rows, at, typed);
    change(next, fieldAt(next, at + typed.length));
  };

  const type = (at: number, text: string) => {
    if (!list.hasSeparator(text)) return change(list.put(rows, at, [text.trimStart()]));
    const typed = list.splitNames(text);
    if (typed.length > 0) putNames(at, typed);
  };

  const paste = (at: number, text: string): boolean => {
    const typed = list.splitNames(text);
    if (!list.hasSeparator(text.trim()) || typed.length === 0) return false;
    const before = rows[at]?.name.trim();
    putNames(at, before ? [before, ...typed] : typed);
    return true;
  };

  const press = (at: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const row = rows[at];
    if (event.key === "Enter") {
      event.preventDefault();
      const blankEnd = row && list.isBlank(row) && at === rows.length - 1;
      document.getElementById(blankEnd ? `${id}-start` : fieldAt(rows, at + 1))?.focus();
    }
    if (event.key === "Backspace" && row?.name === "" && at > 0) {
      event.preventDefault();
      change(list.without(rows, row.key), field(rows[at - 1]?.key));
    }
  };

  const shift = (from: number, to: number, focus?: string) => {
    const next = list.move(rows, from, to);
    const moved = rows[from];
    if (next === rows || !moved) return;
    change(next, focus);
    const now = list.namesIn(next);
    const name = list.nameOn(moved);
    setAnnouncement(sayMoved(name, now.indexOf(name) + 1, now.length));
  };

  const remove = (at: number) => {
    const next = list.without(rows, rows[at]?.key ?? -1);
    setOpen(null);
    change(next, fieldAt(next, at));
  };

  const begin = () => {
    setPressed(true);
    const wrong = rows.find((row) => problems.has(row.key));
    if (wrong) document.getElementById(field(wrong.key))?.focus();
    else if ("sentence" in each) document.getElementById(fieldAt(rows, lines))?.focus();
    else
      go(names, {
        ...played,
        ...(table && { table }),
        ...(playoff && { playoff_of: playoff.of }),
        ...(group && { group: group.id, ...(sentShift && { season: sentShift }) }),
      });
  };

  const sit = (name: string) => {
    const free = rows.findIndex(list.isBlank);
    if (free >= 0) change(list.put(rows, free, [name]));
  };
  const unseat = (name: string) => {
    const row = rows.find((one) => foldName(list.nameOn(one)) === foldName(name));
    if (row) change(list.without(rows, row.key));
  };

  const seats = list.seatNumbers(rows);
  const back = playoff
    ? { href: `/games/${playoff.of}` as const, name: tableWords.title }
    : asked !== null
      ? { href: `/tables/${asked}` as const, name: tableWords.title }
      : group
        ? { href: `/groups/${group.id}` as const, name: tableWords.backTo(group.name) }
        : { href: "/" as const, name: START_WORDS.crew.home };

  return (
    <form className="mx-auto flex min-h-dvh max-w-xl flex-col px-4 pt-[env(safe-area-inset-top)]">
      <PageHeader href={back.href} label={back.name}>
        <PageTitle>{START_WORDS.crew.title}</PageTitle>
        <p className="min-w-0 flex-1 text-small text-soft leading-tight [overflow-wrap:anywhere]">
          {group ? groupGamesWords.pick.title(group.name) : START_WORDS.crew.order}
        </p>
      </PageHeader>

      <GamePicker
        game={played.game}
        ofGroup={group ? [group.game, ...group.presets.map(({ game }) => game)] : []}
        onChoose={choose}
      />
      {group === null && ownRules(played.game) === null && (
        <HouseKey
          key={played.game}
          game={played.game}
          house={played.house}
          hint={START_WORDS.crew.house.hint}
          onHouse={setHouse}
        />
      )}
      <div className="flex flex-wrap items-start gap-x-5">
        {group && group.tonight.length > 0 && ownRules(played.game) === null && (
          <HouseKey
            key={`${played.game} ${preset?.id}`}
            game={played.game}
            house={played.house}
            tonight={{
              usual: { name: preset?.name ?? usualRulesOf(group, played.game), house: usual },
              only: group.tonight,
            }}
            onHouse={setHouse}
          />
        )}
        {group && <PresetPlates group={group} game={played.game} chosen={preset} onChoose={choosePreset} />}
      </div>

      {shifts.length > 1 && <ShiftChooser shifts={shifts} chosen={crewShift} onChoose={chooseShift} />}

      <div className="pb-3 [&_legend]:sr-only">
        <OneOf
          legend={scoringWords.how}
          inRow
          options={[
            { value: "claims", name: scoringWords.everyClaim, means: scoringWords.everyClaimHint },
            { value: "score", name: scoringWords.scoreOnly, means: scoringWords.scoreOnlyHint },
          ]}
          chosen={played.score_only ? "score" : "claims"}
          onChoose={(how) => setScoreOnly(how === "score")}
        />
      </div>

      {group && group.tables.length > 1 && (
        <TablePlates tables={group.tables} chosen={table} onChoose={setTable} />
      )}

      {names.length === 0 && crew.length > 1 && (
        <button
          type="button"
          onClick={() => change(list.rowsOf(crew), `${id}-start`)}
          className="mb-2 min-h-14 rounded-2xl border border-brass bg-raised px-4 py-2 text-left"
        >
          <span className="block font-semibold text-brass">{START_WORDS.crew.last}</span>
          <span className="block text-small leading-snug [overflow-wrap:anywhere] text-soft">
            {sayCrew(crew, 6)}
          </span>
        </button>
      )}

      {group && group.players.length > 0 && (
        <RosterChips players={group.players} off={group.off} names={names} onSit={sit} onUp={unseat} />
      )}

      <ol className="flex-1 pb-4">
        {rows.map((row, at) => (
          <li
            key={row.key}
            ref={drag.line(at)}
            style={{ transform: drag.drag ? `translateY(${drag.shift(at)}px)` : undefined }}
            className={
              drag.drag?.from === at
                ? "relative z-10 bg-raised shadow-lg shadow-black/40"
                : drag.drag
                  ? "transition-transform duration-150"
                  : ""
            }
          >
            <SeatLine
              id={field(row.key)}
              seat={seats[at] ?? 0}
              blank={list.isBlank(row)}
              name={row.name}
              problem={drag.drag || (focused === row.key && !pressed) ? undefined : problems.get(row.key)}
              open={open === row.key}
              canGoUp={at > 0}
              canGoDown={at < lines - 1}
              autoFocus={at === 0 && group === null}
              onType={(text) => type(at, text)}
              onPaste={(event) => {
                if (paste(at, event.clipboardData.getData("text"))) event.preventDefault();
              }}
              onKeyDown={(event) => press(at, event)}
              onFocus={() => setFocused(row.key)}
              onBlur={() => setFocused(null)}
              onArrange={() => {
                if (!drag.wasDragged()) setOpen(open === row.key ? null : row.key);
              }}
              onMove={(by) => {
                if (at + by >= 0 && at + by < lines)
                  shift(at, at + by, document.activeElement?.id ?? undefined);
              }}
              onRemove={() => remove(at)}
              handle={drag.handle(at)}
            />
          </li>
        ))}
        {names.length >= MAX_SEATS && <li className="py-3 text-small text-soft">{START_WORDS.crew.most}</li>}
      </ol>
      <StartBar
        id={`${id}-start`}
        each={each}
        going={start.start === "going"}
        error={
          start.start === "failed"
            ? start.sentence
            : pressed && problems.size === 0 && "sentence" in each
              ? each.sentence
              : null
        }
        onStart={begin}
      />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </form>
  );
}
