import { HandVerdict } from "@/app/_verdict/HandVerdict";
import { LitDice, Tallied } from "@/app/_verdict/VerdictDice";
import { FlagIcon } from "@/app/ui/Icons";
import { Stamp } from "@/app/ui/Stamp";
import { Tally } from "@/app/ui/Tally";
import type { Settled } from "@/lib/engine";
import { list } from "@/lib/messages/anyPage";
import { nameOf } from "@/lib/messages/names";
import { sayAward } from "@/lib/messages/terms";
import { consentWords, sayVerdict, verdictCardWords } from "@/lib/messages/verdict";
import type { OpenTable } from "@/lib/protocol/entry";
import { ownStamp } from "@/lib/views/ownStamp";
import type { TableView } from "@/lib/views/table";
import { verdictCard, wildIn } from "@/lib/views/verdictCard";
import { sayNextBads } from "../../notices/NextBadWarning";

interface TvVerdictProps {
  readonly table: OpenTable;
  readonly view: TableView;
  readonly settled: Settled;
  /** Who disputes it, until it is resolved. */
  readonly disputers: readonly string[];
}

/** Above this number the rule's wording is shorter than a list of names. */
const MAX_NAMED = 3;

/** Longer names are smaller, on a row of their own. */
const LONG = 16;

/** More dice than this end above the stamp. */
const UNDER_STAMP = 20;

/** Sizes of the dice that count, by the most of that size: rows of seven, ten, twelve or sixteen. */
const SIZES = [
  [14, "size-[2.1rem]"],
  [20, "size-[1.6rem]"],
  [36, "size-[1.3rem]"],
] as const;

/** The verdict between the seats: the count, its dice, the stamp on them, and the consequences. */
export function TvVerdict({ table, view, settled, disputers }: TvVerdictProps) {
  const { names, cloth } = table;
  const { claim, finding, shown, round } = settled;
  const card = verdictCard(settled);
  const words = sayVerdict(settled, names, view.drink);
  const found = typeof finding.found === "number" ? finding.found : null;
  const dice = card.lit.length + card.placeholders;
  const whoOf = (players: readonly string[]) => list(players.map((player) => nameOf(names, player)));
  const longest = Math.max(0, ...card.awards.map(({ players }) => whoOf(players).length));
  const named = card.awards.flatMap(({ players }) => players).length <= MAX_NAMED;
  const notes = [
    ...("count" in claim && (found !== null || shown === null) ? [] : [words.finding]),
    ...words.reasons.map(({ sentence }) => sentence),
    ...(named ? [] : [words.rule?.sentence ?? ""]),
    ...(view.phase === "between-rounds" ? [sayNextBads(table)] : []),
  ].filter((note) => note !== "");
  return (
    <article aria-label={verdictCardWords.verdict} className="verdict tv-verdict">
      {"count" in claim && <Tallied claim={claim} found={found} wild={wildIn(settled)} />}
      <HandVerdict settled={settled} />
      {card.cups.length > 0 && (
        <LitDice card={card} size={SIZES.find(([most]) => dice <= most)?.[1] ?? "size-[1rem]"} />
      )}
      <div className={`tv-stamp ${dice > UNDER_STAMP ? "is-below" : ""}`} data-moment={`verdict-${round}`}>
        <Stamp text={ownStamp(settled, cloth) ?? words.stamp} bad={finding.finding === "short"} />
      </div>
      {named && (
        <ul className={`awards ${longest > LONG ? "is-long" : ""}`}>
          {card.awards.map(({ players, move, ante }) => (
            <li key={`${players.join()}${move.what}${move.to}${ante}`}>
              <span className="min-w-0 truncate">{whoOf(players)}</span>
              {(move.what === "bad" || move.what === "good") && (
                <span aria-hidden="true" className="shrink-0">
                  <Tally score={move.what === "bad" ? -move.count : move.count} />
                </span>
              )}
              <span
                className={`whitespace-nowrap ${move.what === "bad" ? "text-fire-ink" : move.what === "good" ? "text-good" : ""}`}
              >
                {sayAward(move, view.drink, players.length)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {disputers.length > 0 && (
        <p className="tv-note flex items-center justify-center gap-2 [&_svg]:size-[0.9rem] [&_svg]:shrink-0">
          <FlagIcon />
          <span>{consentWords.disputedBy(disputers)}</span>
        </p>
      )}
      {notes.length > 0 && <p className="tv-note">{notes.join(" ")}</p>}
    </article>
  );
}
