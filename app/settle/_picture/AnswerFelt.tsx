import { PictureDice, PictureDie } from "@/app/_picture/dice";
import { drawable } from "@/app/_picture/drawable";
import { INKS, inksOn } from "@/app/_picture/inks";
import { CountOnFelt, PictureFelt } from "@/app/_picture/PictureFelt";
import { FACES, type Face } from "@/lib/engine";
import { answerPreviewWords } from "@/lib/messages/desk";
import { tableWords } from "@/lib/messages/table";
import { sayClaim } from "@/lib/messages/terms";
import { PLAIN_CLOTH } from "@/lib/protocol/cloth";
import type { DrawnAnswer, DrawnSide } from "@/lib/views/desk/pictured";
import { lookOf } from "@/lib/views/handVerdict";

/** The desk belongs to no table. */
const { felt: FELT } = PLAIN_CLOTH;
const SOFT = inksOn(FELT)["felt-soft"];

/** Above this number, dice are indistinguishable. */
const MAX_SHOWN = 40;

/** Font size for numbers with one, two, three … digits. */
const NUMERALS = [110, 100, 84, 68, 60, 54];

/** A question's hands or claims on felt, and the revealed dice; the six faces without a question. */
export function AnswerFelt({ drawn }: { readonly drawn: DrawnAnswer | null }) {
  return (
    <PictureFelt felt={FELT} padding={20} gap={26}>
      {drawn === null || drawn.sides.length === 0 ? <SixFaces /> : <Sides drawn={drawn} />}
    </PictureFelt>
  );
}

const SixFaces = () => (
  <PictureDice
    dice={FACES.map((face) => ({ face, look: face === 6 ? "wild" : "plain" }))}
    size={104}
    gap={18}
    style={{ flexWrap: "wrap", justifyContent: "center", width: 360 }}
  />
);

function Sides({ drawn: { sides, shown, wild } }: { readonly drawn: DrawnAnswer }) {
  const dice = shown.slice(0, MAX_SHOWN);
  const size = dice.length > 20 ? 34 : dice.length > 10 ? 46 : 58;
  return (
    <div style={{ display: "flex", flexDirection: "column", alignItems: "center", gap: 26 }}>
      {sides.map((side) => (
        <Side key={side.role} side={side} wild={wild} />
      ))}
      {dice.length > 0 && (
        <PictureDice
          dice={dice.map((die) => ({ face: die.face, look: lookOf(die, wild) }))}
          size={size}
          gap={8}
          style={{ flexWrap: "wrap", justifyContent: "center", width: 350 }}
        />
      )}
      {wild !== null && (
        <div style={{ display: "flex", alignItems: "center", gap: 12, fontSize: 24, color: SOFT }}>
          <PictureDie face={wild} size={40} look="wild" />
          <span>{drawable(tableWords.facesAreWild(wild))}</span>
        </div>
      )}
    </div>
  );
}

interface SideProps {
  readonly side: DrawnSide;
  readonly wild: Face | null;
}

/** One side: its label, its dice or its count next to a die, and a hand's name. */
function Side({ side: { role, claim, count, dice, wins }, wild }: SideProps) {
  const soft = wins === false;
  return (
    <div style={{ display: "flex", flexDirection: "column", alignItems: "center", gap: 10 }}>
      <div style={{ display: "block", fontSize: 24, color: wins ? INKS.good : SOFT }}>
        {drawable(answerPreviewWords.sides[role])}
      </div>
      {count ? (
        <CountOnFelt claim={count} wild={wild} numerals={NUMERALS} die={84} gap={14} />
      ) : (
        <PictureDice
          dice={dice.map((die) => ({ face: die.face, look: lookOf(die) }))}
          size={dice.length === 2 ? 96 : 60}
          gap={8}
        />
      )}
      {!count && dice.length !== 2 && (
        <div
          style={{
            display: "block",
            lineClamp: 2,
            maxWidth: 350,
            textAlign: "center",
            fontSize: 26,
            color: soft ? SOFT : INKS["on-felt"],
          }}
        >
          {drawable(sayClaim(claim))}
        </div>
      )}
    </div>
  );
}
