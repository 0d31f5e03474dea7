import { useState } from "react";
import { Die } from "@/app/ui/Dice";
import { SelectField } from "@/app/ui/Field";
import { numbered } from "@/app/ui/numbered";
import { Section } from "@/app/ui/Section";
import { type Action, challengeLabel, diceInPlay } from "@/lib/engine";
import { sayEnding } from "@/lib/messages/endings";
import { sayOutcome } from "@/lib/messages/history";
import { type Names, nameOf } from "@/lib/messages/names";
import { replayWords } from "@/lib/messages/replay";
import { tableWords } from "@/lib/messages/table";
import { sayClaim } from "@/lib/messages/terms";
import { stakeWordsAt } from "@/lib/views/drink";
import { raisePad } from "@/lib/views/raiseKeys";
import { type RoundSteps, roundIn } from "@/lib/views/replay/roundSteps";
import { type WhatIf, type WhatIfView, whatIfClaim } from "@/lib/views/replay/whatIf";

const WORDS = replayWords;

interface WhatIfsProps {
  readonly round: RoundSteps;
  /** The selected step. */
  readonly at: number;
  readonly names: Names;
  /** False where a lost game means no dishes; omitted elsewhere. */
  readonly washes: boolean | undefined;
  readonly whatIf: WhatIf | null;
  /** The what-if after replay; null if there is none. */
  readonly view: WhatIfView | null;
  readonly onWhatIf: (whatIf: WhatIf | null) => void;
}

/** "What if Hale had not banged?": an alternative to a step, kept on this page only. */
export function WhatIfs({ round, at, names, washes, whatIf, view, onWhatIf }: WhatIfsProps) {
  return (
    <Section
      id="what-if"
      heading={whatIf ? WORDS.whatIf : WORDS.whatIfAsk}
      look="bold"
      className="print:hidden"
    >
      <p className="pb-3 text-small text-soft leading-snug">{WORDS.whatIfHint}</p>
      {whatIf && view ? (
        <OneWhatIf
          round={round}
          names={names}
          washes={washes}
          whatIf={whatIf}
          view={view}
          onWhatIf={onWhatIf}
        />
      ) : (
        <Questions round={round} at={at} names={names} onWhatIf={onWhatIf} />
      )}
    </Section>
  );
}

/** The questions for a step. */
function Questions({
  round,
  at,
  names,
  onWhatIf,
}: Pick<WhatIfsProps, "round" | "at" | "names" | "onWhatIf">) {
  const asked = questionsAt(round, at, names);
  if (asked.length === 0) return <p className="text-soft">{WORDS.noWhatIf}</p>;
  return (
    <div className="flex flex-col gap-2">
      {asked.map(({ says, from }) => (
        <button
          key={says}
          type="button"
          onClick={() => onWhatIf({ at: from, actions: [] })}
          className="key min-h-14 px-4 py-2 font-semibold leading-tight"
        >
          {says}
        </button>
      ))}
    </div>
  );
}

function questionsAt({ steps, challenge }: RoundSteps, at: number, names: Names) {
  const step = steps[at];
  const challenged = challenge === null ? undefined : steps[challenge];
  if (step === undefined || challenge === null || challenged?.action.do !== "challenge") return [];
  const { action } = challenged;
  const by = (typeof action.by === "string" ? [action.by] : action.by).map((player) => nameOf(names, player));
  const called = calledBy(challenged);
  const ifNot = { says: WORDS.ifNot(called, by), from: challenge };
  if (step.action.do !== "claim") return at >= challenge ? [ifNot] : [];
  const ifOther = { says: WORDS.ifOther(nameOf(names, step.action.by)), from: at };
  return at + 1 === challenge ? [ifNot, ifOther] : [ifOther, { says: WORDS.ifOn, from: at + 1 }];
}

/** The table's name for a step's challenge. */
const calledBy = ({ action, before }: RoundSteps["steps"][number]) =>
  challengeLabel(before.game, action.do === "challenge" ? (action.kind ?? "doubt") : "doubt");

type OneWhatIfProps = Omit<WhatIfsProps, "at" | "whatIf" | "view"> & {
  readonly whatIf: WhatIf;
  readonly view: WhatIfView;
};

function OneWhatIf({ round, names, washes, whatIf, view, onWhatIf }: OneWhatIfProps) {
  const doing = (action: Action) => onWhatIf({ ...whatIf, actions: [...whatIf.actions, action] });
  const { verdict, claims, speaker, challenges } = view;
  const challenge = whatIf.actions.findLast((action) => action.do === "challenge");
  return (
    <div className="flex flex-col gap-3">
      {claims.length > 0 && (
        <ol className="flex flex-col gap-1.5" aria-live="polite">
          {numbered(claims).map(({ thing: { by, claim, chance, truth }, number }) => (
            <li key={number} className="leading-snug">
              <span className="font-semibold">{WORDS.whatIfClaim(nameOf(names, by), claim)}</span>{" "}
              <span className="text-soft">
                {WORDS.chance(chance)}.{" "}
                {truth === null ? WORDS.unknownTruth : WORDS.wouldBe[truth ? "true" : "false"]}
              </span>
            </li>
          ))}
        </ol>
      )}
      {challenge?.do === "challenge" && (
        <p aria-live="polite" className="rounded-2xl bg-raised px-4 py-3 leading-snug">
          {verdict
            ? sayOutcome({ ...verdict.settled, moves: verdict.moves }, names, stakeWordsAt(view.state))
            : WORDS.unknownWinner}
          {verdict?.finished && ` ${sayEnding(view.state.game, { ...verdict.finished, washes }, names)}`}
        </p>
      )}
      {speaker !== null && (
        <Section heading={WORDS.saysNext(nameOf(names, speaker))} look="plain" level={3}>
          <NextClaim key={whatIf.actions.length} round={round} whatIf={whatIf} view={view} onDone={doing} />
        </Section>
      )}
      {challenges.length > 0 && (
        <Section heading={WORDS.whoCalls} look="plain" level={3}>
          <div className="pairs grid gap-2">
            {challenges.map(({ by, kind, called }) => (
              <button
                key={`${kind} ${by}`}
                type="button"
                onClick={() => doing({ do: "challenge", by, ...(kind !== "doubt" && { kind }) })}
                className="key min-h-14 px-3 font-semibold leading-tight [overflow-wrap:anywhere]"
              >
                {tableWords.shoutBy(called, nameOf(names, by), view.state.game)}
              </button>
            ))}
          </div>
        </Section>
      )}
      {whatIf.actions.length > 0 && (
        <button
          type="button"
          onClick={() => onWhatIf({ ...whatIf, actions: whatIf.actions.slice(0, -1) })}
          className="key min-h-14 px-4 font-semibold"
        >
          {WORDS.stepBack}
        </button>
      )}
      <button
        type="button"
        onClick={() => onWhatIf(null)}
        className="key key-next min-h-14 px-4 font-semibold"
      >
        {WORDS.end}
      </button>
    </div>
  );
}

interface NextClaimProps {
  readonly round: RoundSteps;
  readonly whatIf: WhatIf;
  readonly view: WhatIfView;
  readonly onDone: (action: Action) => void;
}

/** The next claim of a what-if: six keys and a quantity for counts, otherwise one of all raises. */
function NextClaim({ round, whatIf, view, onDone }: NextClaimProps) {
  const [chosen, setChosen] = useState(0);
  const [quantity, setQuantity] = useState<number | null>(null);
  const pad =
    view.kind === "count"
      ? raisePad(view, {
          diceInPlay: diceInPlay(view.state),
          quantity,
          skippedTo: view.unheard ? view.speaker : null,
        })
      : null;
  const say = (claim: unknown) => onDone(whatIfClaim(round, whatIf, claim));
  const next = view.next[chosen] ?? view.next[0];
  if (pad) {
    const step = (by: number) => setQuantity(Math.min(pad.to, Math.max(1, pad.at + by)));
    const wild = roundIn(view.state)?.terms.wild ?? null;
    return (
      <div className="flex flex-col gap-2">
        <div className="flex items-center gap-2">
          <button
            type="button"
            aria-label={WORDS.fewer}
            onClick={() => step(-1)}
            className="key size-14 text-large"
          >
            −
          </button>
          <output aria-label={WORDS.quantity} className="stamp min-w-14 flex-1 text-center text-title">
            {pad.at}
          </output>
          <button
            type="button"
            aria-label={WORDS.more}
            onClick={() => step(1)}
            className="key size-14 text-large"
          >
            +
          </button>
        </div>
        <div className="grid grid-cols-6 gap-1.5">
          {pad.keys.map(({ face, claim, refusal }) => (
            <button
              key={face}
              type="button"
              aria-label={WORDS.countKey(claim.count, face)}
              aria-disabled={refusal !== null}
              onClick={() => refusal === null && say(claim)}
              className="key min-h-16 min-w-0! flex-col gap-1"
            >
              <span className="stamp text-lead leading-none">{claim.count}</span>
              <Die face={face} look={face === wild ? "wild" : "plain"} size="size-6" silent />
            </button>
          ))}
        </div>
      </div>
    );
  }
  if (next === undefined) return <p className="text-soft">{WORDS.nothingHigher}</p>;
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={WORDS.another}
        value={chosen}
        options={view.next.map((claim, value) => ({ value, label: sayClaim(claim) }))}
        onChoose={setChosen}
      />
      <button type="button" onClick={() => say(next)} className="key min-h-14 px-4 font-semibold">
        {WORDS.sayIt}
      </button>
    </div>
  );
}
