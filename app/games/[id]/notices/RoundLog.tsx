import { unplayedRound } from "@/app/_verdict/unplayedRound";
import { Die } from "@/app/ui/Dice";
import { PlainLink } from "@/app/ui/PlainLink";
import type { Action, Settled } from "@/lib/engine";
import { linkWords } from "@/lib/messages/anyPage";
import { moreWords, sayAction, sayMarks } from "@/lib/messages/table";
import { logWords, sayVerdict } from "@/lib/messages/verdict";
import type { OpenTable, RoundSummary } from "@/lib/protocol/entry";
import type { RoundConsent } from "@/lib/protocol/liveState";
import { disputedRounds } from "@/lib/views/consents";
import { stakeWordsAt } from "@/lib/views/drink";
import { roundsBefore } from "@/lib/views/openTable";
import { wildIn } from "@/lib/views/verdictCard";
import { DisputedFlag } from "../_consent/DisputedFlag";

/** The entries in a round's log: claims, and dice actions in between. */
const SHOWN: readonly Action["do"][] = [
  "claim",
  "look",
  "show",
  "hide",
  "roll-table",
  "roll-cup",
  "re-roll",
  "skip",
];

interface RoundLogProps {
  readonly table: OpenTable;
  readonly consents: readonly RoundConsent[];
  /** True if rounds have no claims to list (S26). */
  readonly scoreOnly?: boolean;
}

/** The claims of the open round, newest first, then earlier rounds. */
export function RoundLog({ table, consents, scoreOnly = false }: RoundLogProps) {
  const disputed = disputedRounds(consents);
  const lines = roundsBefore(table);
  const entries = table.round.filter(({ action }) => SHOWN.includes(action.do)).toReversed();
  return (
    <div className="flex flex-col gap-5 pb-2">
      <section hidden={scoreOnly && entries.length === 0}>
        <h3 className="pb-1.5 font-semibold text-small text-soft">{logWords.thisRound}</h3>
        {entries.length === 0 ? (
          <p>{logWords.nothingClaimed}</p>
        ) : (
          <ol reversed className="flex flex-col gap-1.5">
            {entries.map(({ id, action }) => (
              <li key={id} className={`[overflow-wrap:anywhere] ${action.do === "claim" ? "" : "text-soft"}`}>
                {sayAction(action, table.names)}
                <span className="block text-soft text-small">{sayMarks(action)}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section>
        <h3 className="pb-1.5 font-semibold text-small text-soft">{logWords.roundsBefore}</h3>
        {lines.length === 0 ? (
          <p>{logWords.noRounds}</p>
        ) : (
          <ol reversed className="flex flex-col gap-3">
            {lines.map((line) => (
              <li key={line.round} className="flex gap-3">
                <PlainLink
                  href={`/games/${table.id}/history?round=${line.round}#round-${line.round}`}
                  aria-label={
                    table.may.record ? moreWords.correctName(line.round) : linkWords.roundOf(line.round)
                  }
                  className="stamp -my-2.5 flex min-h-11 min-w-11 shrink-0 justify-center pt-2.5 text-lead text-soft leading-tight underline decoration-soft/40 underline-offset-4"
                >
                  {line.round}
                </PlainLink>
                {"claim" in line ? (
                  <SettledLine settled={line} table={table} disputed={disputed.includes(line.round)} />
                ) : (
                  <UnplayedLine round={line} table={table} disputed={disputed.includes(line.round)} />
                )}
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

interface SettledLineProps extends Pick<RoundLogProps, "table"> {
  readonly settled: Settled;
  readonly disputed: boolean;
}

interface UnplayedLineProps extends Omit<SettledLineProps, "settled"> {
  readonly round: RoundSummary;
}

function UnplayedLine({ round, table: { names, state }, disputed }: UnplayedLineProps) {
  const { line, label } = unplayedRound(round, names, stakeWordsAt(state));
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {line}
      {disputed && <DisputedFlag />}
      <span className="block text-soft text-small">{label}</span>
    </span>
  );
}

function SettledLine({ settled, table: { names, state }, disputed }: SettledLineProps) {
  const { story, finding } = sayVerdict(settled, names, stakeWordsAt(state));
  const wild = wildIn(settled);
  return (
    <>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {story} <strong className="font-bold">{finding}</strong>
        {disputed && <DisputedFlag />}
      </span>
      {wild && <Die face={wild} look="wild" size="size-[1.4rem]" />}
    </>
  );
}
