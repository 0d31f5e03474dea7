import Link from "next/link";
import { sayFullDate } from "@/lib/messages/calendar";
import { caseWords } from "@/lib/messages/cases";
import { sayParts } from "@/lib/messages/night";
import { gameName } from "@/lib/messages/terms";
import type { Case } from "@/lib/protocol/cases";
import { dayOf } from "@/lib/views/dayOf";
import { optionOf } from "@/lib/views/desk/bearingCases";
import { MarkKey } from "./MarkKey";

interface CaseLineProps {
  readonly group: { readonly id: string; readonly timeZone: string };
  readonly settled: Case;
  /** True if the reader is an Owner or Admin. */
  readonly keeps: boolean;
}

const WAY = "inline-flex min-h-11 items-center text-small text-soft underline underline-offset-4";

const sayAuthor = ({ kind, by }: Case): string =>
  kind === null ? caseWords.letStandBy(by ?? caseWords.recorder) : caseWords.by(by ?? caseWords.someone);

/** A past ruling: its text, its round, when and by whom, and its keys. */
export function CaseLine({ group, settled, keeps }: CaseLineProps) {
  const { game, round, struck, ruleSet } = settled;
  // A player who allows something need not give a reason.
  const note = settled.note || caseWords.noReason;
  const option = optionOf(settled);
  return (
    <article className="[overflow-wrap:anywhere]">
      <h3 className="font-semibold text-lead leading-snug">
        {struck ? <s className="text-soft">{note}</s> : note}
      </h3>
      <p className="leading-snug">
        {sayParts([gameName(ruleSet), caseWords.about(settled.claim, settled.from)])}
      </p>
      <p className="text-small text-soft leading-snug">
        {sayParts([sayFullDate(settled.day), sayAuthor(settled)])}
      </p>
      {struck && (
        <p className="text-small leading-snug">
          {caseWords.struck(
            struck.by ?? caseWords.someone,
            sayFullDate(dayOf(new Date(struck.at), group.timeZone)),
            struck.reason,
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-x-4">
        <Link
          href={`/games/${game}/history?round=${round}#round-${round}`}
          prefetch={false}
          aria-label={caseWords.toRoundOf(note)}
          className={WAY}
        >
          {caseWords.toRound}
        </Link>
        {keeps && !struck && (
          <Link
            href={{
              pathname: `/groups/${group.id}/rules`,
              query: { game: ruleSet, ...(option !== null && { option }) },
            }}
            prefetch={false}
            aria-label={caseWords.promoteName(note)}
            className={WAY}
          >
            {caseWords.promote}
          </Link>
        )}
        {keeps && <MarkKey group={group.id} settled={{ ...settled, note }} className={WAY} />}
      </div>
    </article>
  );
}
