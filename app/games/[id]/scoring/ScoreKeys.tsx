import { OneOf } from "@/app/ui/OneOf";
import { Tally } from "@/app/ui/Tally";
import type { PlayerId, Scored, StakeWords } from "@/lib/engine";
import { nameOf } from "@/lib/messages/names";
import { partsOfMoves } from "@/lib/messages/outcomeParts";
import { outcomeWords, sayScoredMoves } from "@/lib/messages/outcomes";
import { scoringWords } from "@/lib/messages/scoring";
import { oneTap, type ScoreKey, type ScoreWay } from "@/lib/views/scoring";
import type { Seated } from "../_table/seated";
import type { Scoring } from "./useScoring";

interface ScoreKeysProps extends Pick<Seated, "table" | "view"> {
  readonly scoring: Scoring;
  /** True if the table's word for a challenge is "Bang!". */
  readonly bang: boolean;
  /** One line about the last round. */
  readonly line: React.ReactNode;
  /** The keys of the first step: undo, the menu, the mode. */
  readonly idle: React.ReactNode;
}

const SMALL = "key min-h-14 min-w-0 flex-1 basis-20 px-2 font-semibold text-small leading-tight";

/** The question of the current step as a title, and its keys. */
export function ScoreKeys({ table, view, scoring, bang, line, idle }: ScoreKeysProps) {
  const { form, draft, step, edit, record } = scoring;
  const names = draft.by.map((player) => nameOf(table.names, player));
  const back = (
    <button
      type="button"
      className={SMALL}
      onClick={() =>
        edit(
          step === "verdict"
            ? withoutLast(draft, view)
            : { ...draft, by: draft.several ? draft.by : [], several: false },
        )
      }
    >
      {scoringWords.back}
    </button>
  );
  switch (step) {
    case "who":
      return (
        <>
          <Title>
            {draft.several
              ? scoringWords.whoElse(bang)
              : draft.way === "challenge" && !bang
                ? scoringWords.whoChallenged
                : scoringWords.who(form.price, form.count, view.drink)}
          </Title>
          {draft.several ? (
            <>
              <Hint>{names.length > 0 && scoringWords.challenged(names, bang)}</Hint>
              <div className="mt-auto flex flex-wrap gap-2">{back}</div>
            </>
          ) : (
            <>
              {line}
              <RecordingModes scoring={scoring} view={view} />
              {idle}
            </>
          )}
        </>
      );
    case "claimer":
      return (
        <>
          <Title>{scoringWords.whoseClaim}</Title>
          <Hint>{scoringWords.challenged(names, bang)}</Hint>
          <div className="mt-auto flex flex-wrap gap-2">
            {back}
            {form.price === "bad" && names.length === 1 && (
              <button
                type="button"
                className={SMALL}
                onClick={() => record(oneTap("loss", draft.by[0] ?? ""))}
              >
                {scoringWords.oneBad(form.count, view.drink)}
              </button>
            )}
            <button type="button" className={SMALL} onClick={() => edit({ ...draft, several: true })}>
              {scoringWords.moreThanOne(bang)}
            </button>
          </div>
        </>
      );
    case "verdict":
      return <VerdictKeys table={table} view={view} scoring={scoring} back={back} />;
    default:
      return (
        <>
          <Title>{scoringWords.howFarOff}</Title>
          <Hint>{names[0]}</Hint>
          <Offs onOff={(off) => record(oneTap("loss", draft.by[0] ?? "", off))} />
          <div className="mt-auto flex flex-wrap gap-2">{back}</div>
        </>
      );
  }
}

/** Removes the claimer. A claimer whose claim is on the table stays, and the challenger is removed. */
const withoutLast = (draft: Scoring["draft"], { latest }: Seated["view"]): Scoring["draft"] =>
  latest?.player === draft.claimer
    ? { ...draft, by: [], outOfTurn: null }
    : { ...draft, claimer: null, outOfTurn: null };

function Title({ children }: { readonly children: React.ReactNode }) {
  return <h2 className="stamp px-1 text-title leading-none [overflow-wrap:anywhere]">{children}</h2>;
}

function Hint({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className="min-h-6 px-1 text-small text-soft leading-snug [overflow-wrap:anywhere]">{children}</p>
  );
}

interface RecordingModesProps {
  readonly scoring: Scoring;
  readonly view: Pick<Seated["view"], "game" | "drink">;
}

/** The ways to record a round, if there are several; the usual one is chosen again after each round. */
function RecordingModes({ scoring: { form, draft, choose }, view: { game, drink } }: RecordingModesProps) {
  if (form.ways.length < 2) return null;
  const names: Readonly<Record<ScoreWay, string>> = {
    loss: scoringWords.ways.loss(form.price, form.count, drink),
    challenge: scoringWords.ways.challenge,
    "spot-on": scoringWords.ways.spotOn(game),
    double: scoringWords.ways.double,
    mia: scoringWords.ways.mia,
  };
  const hints: Readonly<Record<ScoreWay, string>> = {
    loss: "",
    challenge: scoringWords.hints.challenge,
    "spot-on": scoringWords.hints.spotOn,
    double: scoringWords.hints.double,
    mia: scoringWords.hints.mia,
  };
  return (
    <>
      <Segments
        legend={scoringWords.whatTurned}
        options={form.ways.map((value) => ({ value, name: names[value] }))}
        chosen={draft.way}
        onChoose={choose}
      />
      {hints[draft.way] && <Hint>{hints[draft.way]}</Hint>}
    </>
  );
}

function Segments<Value extends string>(props: {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <div className="[&_legend]:sr-only">
      <OneOf {...props} inRow />
    </div>
  );
}

/** Right and Wrong with what each moves, and the turn with the flip. */
function VerdictKeys({
  table,
  view,
  scoring: { draft, verdict, edit, recordKey },
  back,
}: Pick<ScoreKeysProps, "table" | "view" | "scoring"> & { readonly back: React.ReactNode }) {
  if (verdict === null) return null;
  const name = (player: PlayerId) => nameOf(table.names, player);
  const words: Readonly<Record<ScoreKey["key"], string>> = {
    right: outcomeWords.stamp.right,
    wrong: outcomeWords.stamp.wrong,
    exact: scoringWords.exact,
  };
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 px-1 leading-snug [overflow-wrap:anywhere] low:flex-nowrap">
        <strong className="min-w-0 font-semibold low:truncate">
          {scoringWords.against(draft.by.map(name), name(draft.claimer ?? ""))}
        </strong>
        {verdict.outOfTurn && (
          <span className="min-w-0 text-small text-soft low:max-w-1/3 low:shrink-0 low:truncate">
            {scoringWords.wasNext(name(verdict.next))}
          </span>
        )}
      </p>
      {verdict.flips && (
        <Segments
          legend={outcomeWords.turn}
          options={[
            { value: "in", name: outcomeWords.turns.in },
            { value: "out", name: outcomeWords.turns.out },
          ]}
          chosen={verdict.outOfTurn ? "out" : "in"}
          onChoose={(turn) => edit({ ...draft, outOfTurn: turn === "out" })}
        />
      )}
      <div className="flex gap-2">
        {verdict.keys.map((one) => (
          <button
            key={one.key}
            type="button"
            onClick={() => recordKey(one)}
            className="key min-h-19 min-w-0 flex-1 flex-col gap-1 px-1 leading-tight"
          >
            <span className="stamp text-large leading-none">{words[one.key]}</span>{" "}
            {one.result && <Cost scored={one.result.scored} table={table} drink={view.drink} />}
          </button>
        ))}
      </div>
      <div className="mt-auto flex justify-center low:*:min-h-12">{back}</div>
    </>
  );
}

/** The moves of a round, short: names with chalk and chips, or with words where there are no marks. */
function Cost({
  scored,
  table,
  drink,
}: Pick<Seated, "table"> & { readonly scored: Scored; readonly drink: StakeWords }) {
  const { moves } = partsOfMoves(scored);
  const marks = moves.every(({ move }) => move.what === "bad" || move.what === "good");
  if (!marks)
    return (
      <span className="text-small text-soft [overflow-wrap:anywhere]">
        {sayScoredMoves(scored, table.names, drink)}
      </span>
    );
  return (
    <span className="flex max-w-full flex-wrap items-center justify-center gap-x-2 text-small">
      {moves.map(({ player, move, count }) => (
        <span key={`${player}${move.what}`} className="flex min-w-0 max-w-full items-center gap-1">
          <span className="min-w-0 truncate">{nameOf(table.names, player)}</span>{" "}
          <Tally score={move.what === "bad" ? -Math.abs(count) : Math.abs(count)} />
        </span>
      ))}
    </span>
  );
}

const FEW_OFF = [1, 2, 3, 4, 5] as const;
const MANY_OFF = [6, 7, 8, 9, 10] as const;

/** How far the count was from the claim. */
function Offs({ onOff }: { readonly onOff: (off: number) => void }) {
  return (
    <div className="grid grid-cols-5 gap-1.5">
      {[...FEW_OFF, ...MANY_OFF].map((off) => (
        <button
          key={off}
          type="button"
          onClick={() => onOff(off)}
          className="key stamp min-h-14 text-large low:min-h-12"
        >
          {off}
        </button>
      ))}
    </div>
  );
}
