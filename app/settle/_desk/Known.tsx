import { Die } from "@/app/ui/Dice";
import { FACES } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { claimsOf, type Desk, hasPalifico, hasRedDie, hasSpotOn, MAX_SHOWN } from "@/lib/views/desk/desk";
import { Stepper } from "./Stepper";

interface KnownProps {
  readonly desk: Desk;
  readonly onDesk: (desk: Desk) => void;
}

/** Facts of the round: the red die's face, the call, the count, and the number of dice in play. */
export function Known({ desk, onDesk }: KnownProps) {
  const { asking, wild, inPlay, inPlayEntered, palifico, count, spotOn, dice } = desk;
  const counted = claimsOf(desk.game, desk.house).kind === "count";
  return (
    <>
      {hasRedDie(desk) && <RedDie wild={wild} onWild={(face) => onDesk({ ...desk, wild: face })} />}
      {asking === "raise" && hasPalifico(desk) && (
        <Switch
          name={deskWords.facts.palifico}
          on={palifico}
          onTurn={() => onDesk({ ...desk, palifico: !palifico })}
        />
      )}
      {asking === "judge" && hasSpotOn(desk) && (
        <Switch
          name={deskWords.facts.spotOn}
          on={spotOn}
          onTurn={() => onDesk({ ...desk, spotOn: !spotOn })}
        />
      )}
      {asking === "judge" && counted && dice.length === 0 && count === null && (
        <Switch name={deskWords.countOnly} on={false} onTurn={() => onDesk({ ...desk, count: 0 })} />
      )}
      {asking === "judge" && counted && dice.length === 0 && count !== null && (
        <Stepper
          name={deskWords.countOnly}
          at={count}
          from={0}
          to={MAX_SHOWN}
          onStep={(there) => onDesk({ ...desk, count: there })}
        />
      )}
      {asking === "raise" && counted && (
        <Switch
          name={deskWords.inPlay}
          on={inPlayEntered}
          onTurn={() => onDesk({ ...desk, inPlayEntered: !inPlayEntered })}
        />
      )}
      {counted && (asking === "odds" || (asking === "raise" && inPlayEntered)) && (
        <Stepper
          name={deskWords.inPlay}
          at={inPlay}
          from={1}
          to={MAX_SHOWN}
          onStep={(dice) => onDesk({ ...desk, inPlay: dice })}
        />
      )}
    </>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly on: boolean;
  readonly onTurn: () => void;
}

/** An optional fact of the round. */
function Switch({ name, on, onTurn }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={onTurn}
      className="key min-h-11 justify-between gap-2 px-3"
    >
      {name}
      <span aria-hidden="true" className={on ? "text-good" : "text-soft"}>
        {on ? "✓" : "–"}
      </span>
    </button>
  );
}

interface RedDieProps {
  readonly wild: Desk["wild"];
  readonly onWild: (face: NonNullable<Desk["wild"]>) => void;
}

function RedDie({ wild, onWild }: RedDieProps) {
  return (
    <fieldset aria-label={deskWords.redDie} className="flex items-center justify-between gap-1">
      <span aria-hidden="true" className="min-w-0 text-small text-soft leading-tight">
        {deskWords.redDie}
      </span>
      <span className="flex shrink-0">
        {FACES.map((face) => (
          <label
            key={face}
            className="relative grid size-11 place-items-center rounded-xl border border-transparent has-checked:border-brass has-focus-visible:outline-3 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name="red-die"
              aria-label={deskWords.redDieKey(face)}
              checked={wild === face}
              onChange={() => onWild(face)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Die face={face} look={wild === face ? "wild" : "faded"} size="size-8" silent />
          </label>
        ))}
      </span>
    </fieldset>
  );
}
