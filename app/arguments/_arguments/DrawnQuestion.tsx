import { DiceRow, Die } from "@/app/ui/Dice";
import type { Face } from "@/lib/engine";
import { faceWord, sayClaim } from "@/lib/messages/terms";
import type { DrawnAnswer, DrawnSide } from "@/lib/views/desk/pictured";
import { type HandDie, lookOf } from "@/lib/views/handVerdict";

/** What an argument is about, drawn: hands with what decides lit, numbers of dice, and the dice that lay there. */
export function DrawnQuestion({ drawn: { sides, shown, wild } }: { readonly drawn: DrawnAnswer }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {sides.map((side) => (
        <Side key={side.role} side={side} wild={wild} />
      ))}
      {shown.length > 0 && (
        <span className="inline-flex flex-wrap gap-1">
          <span className="sr-only">{shown.map(({ face }) => face && faceWord(face, 1)).join(", ")}</span>
          <Row dice={shown} wild={wild} />
        </span>
      )}
    </p>
  );
}

function Side({ side: { claim, count, dice }, wild }: { side: DrawnSide; wild: Face | null }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <span className="sr-only">{sayClaim(claim)}</span>
      {count ? (
        <>
          <span aria-hidden="true" className="stamp pr-0.5 text-3xl leading-none">
            {count.count}
          </span>
          <Die face={count.face} look={count.face === wild ? "wild" : "plain"} size="size-8" silent />
        </>
      ) : (
        <Row dice={dice} wild={null} />
      )}
    </span>
  );
}

function Row({ dice, wild }: { readonly dice: readonly HandDie[]; readonly wild: Face | null }) {
  const placed = dice.map((die) => ({ face: die.face, look: lookOf(die, wild) }));
  return <DiceRow dice={placed} size="size-8" silent />;
}
