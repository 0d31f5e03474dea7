import { DiceRow, Die, placed } from "@/app/ui/Dice";
import { type Face, rulesUnder } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { faceWord, sayClaim } from "@/lib/messages/terms";
import { asDice, claimsOf, type Desk, hasOpenDice, type InEnglish } from "@/lib/views/desk/desk";
import { packed } from "@/lib/views/desk/fiveDice";

interface SidesProps {
  readonly desk: Desk;
  readonly inEnglish: InEnglish;
  readonly onDesk: (desk: Desk) => void;
}

/**
 * The desk's dice: one claim or hand, the other, or the revealed dice. A tap sets where the next die goes.
 */
export function Sides({ desk, inEnglish, onDesk }: SidesProps) {
  const { asking, claims, dice, at } = desk;
  const { kind, hand } = claimsOf(desk.game, desk.house);
  const two = asking === "compare" || asking === "raise";
  const [one, other] = deskWords.sides[asking];
  const side = (which: 0 | 1, name: string) => (
    <Side
      name={name}
      current={at === which}
      read={
        readOut(desk, claims[which], inEnglish) || (which === 0 && asking === "raise" ? deskWords.opens : "")
      }
      onChoose={() => onDesk({ ...desk, at: which })}
    >
      <Claimed
        desk={desk}
        inEnglish={inEnglish}
        text={claims[which]}
        placeholders={kind !== "count" ? hand : 0}
        current={at === which}
      />
    </Side>
  );
  return (
    <div className="felt flex flex-col gap-1 p-2">
      {side(0, one)}
      {two && side(1, other)}
      {(!two || (asking === "raise" && hasOpenDice(desk))) && (
        <Side
          name={two ? deskWords.inTheOpen : asking === "judge" ? deskWords.shown : deskWords.seen}
          current={at === "dice"}
          read={dice.map((face) => faceWord(face, 1)).join(", ") || `${desk.count ?? ""}`}
          onChoose={() => onDesk({ ...desk, at: "dice" })}
        >
          {desk.count === null ? (
            <Row
              dice={dice}
              placeholders={hand || dice.length + 1}
              current={at === "dice"}
              wild={desk.wild}
            />
          ) : (
            <span className="stamp text-title leading-none">{desk.count}</span>
          )}
        </Side>
      )}
    </div>
  );
}

interface SideProps {
  readonly name: string;
  readonly current: boolean;
  /** The dice in words. */
  readonly read: string;
  readonly onChoose: () => void;
  readonly children: React.ReactNode;
}

function Side({ name, current, read, onChoose, children }: SideProps) {
  return (
    <button
      type="button"
      aria-current={current}
      onClick={onChoose}
      className={`flex min-h-20 flex-col items-stretch gap-1 rounded-xl border px-3 py-2 text-left ${current ? "border-brass-plate" : "border-transparent"}`}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-small">
        <span className="text-felt-soft">{name}</span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{read}</span>
      </span>
      <span aria-hidden="true" className="flex min-h-10 flex-wrap items-center gap-1.5">
        {children}
      </span>
    </button>
  );
}

interface ClaimedProps {
  readonly desk: Desk;
  readonly inEnglish: InEnglish;
  readonly text: string;
  readonly placeholders: number;
  readonly current: boolean;
}

/** A claim as drawn: a row of dice, a count next to a die, or its words. */
function Claimed({ desk, inEnglish, text, placeholders, current }: ClaimedProps) {
  const dice = asDice(packed(text));
  if (dice && placeholders > 0)
    return <Row dice={dice} placeholders={placeholders} current={current} wild={null} />;
  const rules = rulesUnder(desk.game, desk.house);
  const claim = rules.ok && text !== "" ? rules.value.claims.read(inEnglish(text, desk)) : null;
  if (claim?.ok && "count" in claim.value)
    return (
      <>
        <span className="stamp text-title leading-none">{claim.value.count}</span>
        <Die face={claim.value.face} look={claim.value.face === desk.wild ? "wild" : "plain"} silent />
      </>
    );
  return <span className="font-semibold [overflow-wrap:anywhere]">{text}</span>;
}

interface RowProps {
  readonly dice: readonly Face[];
  readonly placeholders: number;
  readonly current: boolean;
  readonly wild: Face | null;
}

function Row({ dice, placeholders, current, wild }: RowProps) {
  const missing = Array.from({ length: Math.max(0, placeholders - dice.length) }, (_, after) => ({
    face: null,
    placeholder: current && after === 0 ? ("next" as const) : ("empty" as const),
  }));
  return <DiceRow dice={[...placed(dice, wild), ...missing]} silent />;
}

/** A claim in canonical words if it can be parsed, otherwise as typed. */
function readOut(desk: Desk, text: string, inEnglish: InEnglish): string {
  const rules = rulesUnder(desk.game, desk.house);
  if (text === "" || !rules.ok) return text;
  const { hand } = claimsOf(desk.game, desk.house);
  const dice = asDice(packed(text));
  const shown = dice && dice.length === hand ? rules.value.claims.ofDice(dice) : null;
  if (shown) return sayClaim(shown);
  const read = rules.value.claims.read(inEnglish(text, desk));
  return read.ok ? sayClaim(read.value) : text;
}
