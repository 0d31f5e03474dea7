import { RuleChip } from "@/app/ui/RuleChip";
import { type Action, RULABLE } from "@/lib/engine";
import { historyWords } from "@/lib/messages/history";
import type { Names } from "@/lib/messages/names";
import { moreWords, sayMarks, sayShort } from "@/lib/messages/table";
import type { BrokenEntry, Wanted } from "@/lib/protocol/entry";
import type { StandingLine } from "@/lib/views/history";
import { cupsShown } from "@/lib/views/shownDice";
import { CorrectLine } from "./CorrectLine";
import { LaterConflicts, type LineOf } from "./LaterConflicts";
import { Preview } from "./Preview";
import { ShownDice } from "./ShownDice";
import { useOwnWords, useSayEntry } from "./sayingEntries";
import { type CorrectionState, hasPreview, type Problem } from "./useCorrection";

/** A correction and its callbacks. */
export interface CorrectPageProps {
  /** The entry being corrected; null if a single key made the correction. */
  readonly line: StandingLine | null;
  readonly lineOf: LineOf;
  readonly correction: CorrectionState;
  /** The action of the entry with this `seq`; null if it is an undo or missing. */
  readonly actionOf: (seq: number) => Action | null;
  readonly names: Names;
  readonly onLook: (wanted: readonly Wanted[]) => void;
  readonly onRecord: () => void;
  readonly onClose: () => void;
}

/** Edits an entry, then shows what that changes, and only then records it. */
export function CorrectPage({ line, correction, names, ...rest }: CorrectPageProps) {
  const sayEntry = useSayEntry();
  const own = useOwnWords();
  const { onLook, onRecord, onClose, actionOf, lineOf } = rest;
  const replaced = line && ((action: Action | null) => onLook([{ action, replaces: [line.seq] }]));
  return (
    <div className="flex flex-col gap-4 pb-1">
      {correction.step === "edit" && (
        <>
          {line && (
            <p>
              <span className="text-small text-soft">{historyWords.was}: </span>
              {sayEntry(line.action, names)}
            </p>
          )}
          {correction.problem && <CorrectionError {...{ correction, onLook, problem: correction.problem }} />}
          {line && replaced && (
            <>
              <CorrectLine key={line.seq} step={line} names={names} onCorrect={replaced} />
              <button
                type="button"
                onClick={() => replaced(null)}
                className="key min-h-12 px-4 font-semibold"
              >
                {moreWords.undoWhat(sayShort(line.action, names, own))}
              </button>
            </>
          )}
        </>
      )}
      {correction.step === "looking" && (
        <p role="status" className="min-h-48">
          {historyWords.looking}
        </p>
      )}
      {hasPreview(correction) && (
        <>
          <Wants wanted={correction.wanted} found={correction.found} actionOf={actionOf} names={names} />
          {correction.preview.broken.length > 0 && (
            <>
              <LaterConflicts
                broken={correction.preview.broken}
                lineOf={lineOf}
                names={names}
                onDecide={(wanted) => onLook([...correction.wanted, ...wanted])}
              />
              <p className="font-bold">{historyWords.ifUndone}</p>
            </>
          )}
          <Preview of={correction.preview.consequences} decides={correction.preview.decides} names={names} />
          {correction.problem && <CorrectionError {...{ correction, onLook, problem: correction.problem }} />}
          <Decide correction={correction} onRecord={onRecord} onClose={onClose} />
        </>
      )}
    </div>
  );
}

interface DecideProps {
  readonly correction: Extract<CorrectionState, { readonly step: "preview" | "recording" }>;
  readonly onRecord: () => void;
  readonly onClose: () => void;
}

/** The confirm keys, which stay under the thumb however long the preview is. */
function Decide({ correction, onRecord, onClose }: DecideProps) {
  const left = correction.preview.broken.length;
  const busy = correction.step === "recording";
  return (
    <div className="sticky bottom-0 short:static -mx-1 flex flex-col gap-2 bg-table px-1 pt-2">
      {left > 0 && <p className="text-small text-soft">{historyWords.stillToSay}</p>}
      <div className="flex gap-2">
        <button type="button" onClick={onClose} className="key min-h-14 flex-1 px-3 font-semibold">
          {historyWords.leaveIt}
        </button>
        <button
          type="button"
          aria-disabled={left > 0 || busy}
          onClick={() => left === 0 && !busy && onRecord()}
          className={`key stamp min-h-14 flex-1 px-3 text-large ${left === 0 ? "key-next" : ""}`}
        >
          {busy ? historyWords.correcting : historyWords.correctIt}
        </button>
      </div>
    </div>
  );
}

interface WantsProps {
  readonly wanted: readonly Wanted[];
  readonly actionOf: CorrectPageProps["actionOf"];
  /** Later entries that no longer fit, on any page. */
  readonly found: readonly BrokenEntry[];
  readonly names: Names;
}

/** The old and the new version; of dice, only the changed cups. */
function Wants({ wanted, actionOf, found, names }: WantsProps) {
  const sayEntry = useSayEntry();
  return (
    <ul className="flex flex-col gap-1.5">
      {wanted.map(({ action, replaces = [] }) => {
        const [seq = 0] = replaces;
        const old = found.find((broken) => broken.seq === seq)?.action ?? actionOf(seq);
        const [before, now] = [old && sayEntry(old, names), action && sayEntry(action, names)];
        const marks = action === null ? "" : sayMarks(action);
        const cups = [cupsShown(old, action), cupsShown(action, old)].map((all) =>
          all.filter(({ changed }) => changed),
        );
        return (
          <li key={replaces.join()} className="leading-snug">
            {before !== null && before !== now && (
              <s className="text-soft">
                <span className="sr-only">{historyWords.struck} </span>
                {before}
              </s>
            )}{" "}
            <strong className="font-bold">
              {now ?? historyWords.undone}
              {marks !== "" && ` (${marks})`}
            </strong>
            {(cups[0]?.length ?? 0) > 0 && (
              <>
                <p className="pt-1 text-small text-soft">{historyWords.beforeDice}</p>
                <ShownDice cups={cups[0] ?? []} names={names} wild={null} />
                <p className="text-small text-soft">{historyWords.nowDice}</p>
                <ShownDice cups={cups[1] ?? []} names={names} wild={null} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface CorrectionErrorProps {
  readonly correction: Exclude<CorrectionState, { readonly step: "looking" }>;
  readonly problem: Problem;
  readonly onLook: (wanted: readonly Wanted[]) => void;
}

/** Why a correction was refused; a refusal the table can overrule offers that here too (S10). */
function CorrectionError({ correction: { wanted }, problem, onLook }: CorrectionErrorProps) {
  if (problem === "no-answer") {
    return (
      <p role="alert" className="text-fire-ink">
        {historyWords.noAnswer}
      </p>
    );
  }
  const [first, ...others] = wanted;
  const action = first?.action;
  const rulable = (RULABLE as readonly string[]).includes(problem.code) && action && !action.ruling;
  return (
    <div role="alert" className="flex flex-col gap-2">
      <p className="text-fire-ink">
        {problem.message} {problem.rule && <RuleChip id={problem.rule} />}
      </p>
      {rulable && (
        <button
          type="button"
          onClick={() =>
            onLook([{ ...first, action: { ...action, ruling: historyWords.ruling } }, ...others])
          }
          className="key min-h-12 px-4 font-semibold"
        >
          {historyWords.allow}
        </button>
      )}
    </div>
  );
}
