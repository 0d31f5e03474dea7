import { HandVerdict } from "@/app/_verdict/HandVerdict";
import { VerdictCard } from "@/app/_verdict/VerdictCard";
import { BigClaim } from "@/app/ui/Claim";
import { DiceRow, Die, placed } from "@/app/ui/Dice";
import { Nameplate } from "@/app/ui/Nameplate";
import { StakePips } from "@/app/ui/StakePips";
import { type GameState, toAct } from "@/lib/engine";
import { type Names, nameOf } from "@/lib/messages/names";
import { replayWords } from "@/lib/messages/replay";
import { tableWords } from "@/lib/messages/table";
import { sayClaim } from "@/lib/messages/terms";
import type { Cloth } from "@/lib/protocol/cloth";
import { stakeWordsAt } from "@/lib/views/drink";
import { type RoundStep, type RoundSteps, roundIn } from "@/lib/views/replay/roundSteps";
import { ownWords, stakesAt } from "@/lib/views/table";

const WORDS = replayWords;

interface StepFeltProps {
  readonly round: RoundSteps;
  readonly step: RoundStep;
  readonly names: Names;
  readonly cloth: Cloth | null;
}

/**
 * The table at one step, with public information only: the claim, its chance, who is next, finally the
 * verdict.
 */
export function StepFelt({ round, step, names, cloth }: StepFeltProps) {
  const { settled } = round;
  const over = step === round.steps.at(-1) ? settled : null;
  if (over)
    return (
      <VerdictCard
        settled={over}
        names={names}
        drink={stakeWordsAt(step.after)}
        cloth={cloth}
        hand={<HandVerdict settled={over} />}
      />
    );
  return <Moment round={round} step={step} names={names} cloth={cloth} />;
}

function Moment({ round, step, names, cloth }: StepFeltProps) {
  const { after } = step;
  const open = roundIn(after);
  const spoken = step.claim === null ? null : (round.claims[step.claim] ?? null);
  const wild = open?.terms.wild ?? null;
  const next = after.phase === "claiming" ? toAct(after) : null;
  const table = open?.table ?? [];
  return (
    <section data-felt={cloth?.felt} className="felt flex min-h-80 flex-col pt-3 low:min-h-60 flat:min-h-52">
      <Nameplate cloth={cloth} />
      <div className="relative flex-1">
        <div className="stage px-4">
          {spoken ? (
            <>
              <p className="flex max-w-full gap-1.5 text-lead">
                <strong className="truncate font-bold">{nameOf(names, spoken.by)}</strong>
                <span className="text-felt-soft">{WORDS.saysBefore}</span>
                <span className="sr-only">{sayClaim(spoken.claim)}</span>
              </p>
              <BigClaim key={step.claim} claim={spoken.claim} wild={wild} />
            </>
          ) : (
            <>
              {next && (
                <p className="flex max-w-full gap-1.5 text-lead">
                  <strong className="truncate font-bold">{nameOf(names, next)}</strong>
                  <span className="text-felt-soft">{WORDS.opensBefore}</span>
                </p>
              )}
              {wild && (
                <>
                  <span className="figure">
                    <Die face={wild} look="wild" size="size-[0.74em]" silent />
                  </span>
                  <p className="text-felt-soft">{tableWords.facesAreWild(wild)}</p>
                </>
              )}
            </>
          )}
        </div>
      </div>
      <div className="flex min-h-14 flex-wrap items-end justify-between gap-x-4 gap-y-1 px-4 pb-3">
        {spoken && (
          <p className="leading-tight">
            <strong className="stamp text-large">{WORDS.chance(spoken.chance)}</strong>
            <span className="block text-felt-soft text-small low:sr-only">{WORDS.chanceHint}</span>
          </p>
        )}
        {table.length > 0 && (
          <p className="flex gap-1">
            <DiceRow
              dice={placed(table.map(({ face }) => face)).map((die, at) =>
                table[at]?.locked ? { ...die, look: "locked" as const } : die,
              )}
              size="size-8"
            />
          </p>
        )}
        {spoken && wild && (
          <p className="flex items-center gap-2 text-felt-soft text-small leading-tight">
            <Die face={wild} look="wild" size="size-[2.25rem]" silent />
            <span className="w-min max-w-16">
              {"face" in spoken.claim && spoken.claim.face === wild
                ? tableWords.onlyCount(wild)
                : tableWords.wildShort(wild)}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** The seats at one step: their stakes, and who was next. */
export function StepSeats({ state, names }: { readonly state: GameState; readonly names: Names }) {
  const stakesOf = stakesAt(state);
  const { drink } = ownWords(state);
  const next = toAct(state);
  return (
    <section aria-label={WORDS.seats}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
        {state.seats.map((seat) => {
          const { score, stakes } = stakesOf(seat);
          const inTurn = seat.player === next && state.phase === "claiming";
          return (
            <li key={seat.player} className="flex max-w-full flex-col">
              <span
                className={`font-semibold leading-tight [overflow-wrap:anywhere] ${inTurn ? "text-brass" : seat.active ? "" : "text-soft"}`}
              >
                {inTurn && <span aria-hidden="true">▸ </span>}
                {nameOf(names, seat.player)}
                {inTurn && <span className="sr-only">, {tableWords.turnOf}</span>}
              </span>
              {seat.active ? (
                <StakePips score={score} stakes={stakes} drink={drink} />
              ) : (
                <span className="text-small text-soft">
                  {seat.gone ? tableWords.left : tableWords.outOfPlay}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
