import { HandDie, PictureDie } from "@/app/_picture/dice";
import { drawable } from "@/app/_picture/drawable";
import { INKS } from "@/app/_picture/inks";
import { CountOnFelt, PictureFelt } from "@/app/_picture/PictureFelt";
import type { Face } from "@/lib/engine";
import { answerPreviewWords } from "@/lib/messages/answerPreview";
import { sayClaim } from "@/lib/messages/claims";
import { tableWords } from "@/lib/messages/screens";
import type { DrawnAnswer, DrawnSide } from "@/lib/views/desk/pictured";

/** As many dice as can be told apart. */
const MOST_SHOWN = 40;

/** How high a numeral of one, two, three … digits stands beside its die. */
const NUMERALS = [110, 100, 84, 68, 60, 54];

/** The hands or claims of a question on the felt, and the dice that lay there; the six faces where nothing is asked. */
export function AnswerFelt({ drawn }: { readonly drawn: DrawnAnswer | null }) {
  return (
    <PictureFelt padding={20} gap={26}>
      {drawn === null || drawn.sides.length === 0 ? <SixFaces /> : <Sides drawn={drawn} />}
    </PictureFelt>
  );
}

const SixFaces = () => (
  <div style={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 18, width: 360 }}>
    {([1, 2, 3, 4, 5, 6] as const).map((face) => (
      <PictureDie key={face} face={face} size={104} look={face === 6 ? "wild" : "plain"} />
    ))}
  </div>
);

function Sides({ drawn: { sides, shown, wild } }: { readonly drawn: DrawnAnswer }) {
  const dice = shown.slice(0, MOST_SHOWN);
  const size = dice.length > 20 ? 34 : dice.length > 10 ? 46 : 58;
  return (
    <div style={{ display: "flex", flexDirection: "column", alignItems: "center", gap: 26 }}>
      {sides.map((side) => (
        <Side key={side.role} side={side} wild={wild} />
      ))}
      {dice.length > 0 && (
        <div style={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 8, width: 350 }}>
          {dice.map(({ face, lit }, at) =>
            face !== null && face === wild && lit !== false ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
              <PictureDie key={at} face={face} size={size} look="wild" />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
              <HandDie key={at} die={{ face, lit }} size={size} />
            ),
          )}
        </div>
      )}
      {wild !== null && (
        <div
          style={{ display: "flex", alignItems: "center", gap: 12, fontSize: 24, color: INKS["felt-soft"] }}
        >
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

/** One side: what it is, its dice or its number beside a die, and a hand's name. */
function Side({ side: { role, claim, count, dice, wins }, wild }: SideProps) {
  const soft = wins === false;
  return (
    <div style={{ display: "flex", flexDirection: "column", alignItems: "center", gap: 10 }}>
      <div style={{ display: "block", fontSize: 24, color: wins ? INKS.good : INKS["felt-soft"] }}>
        {drawable(answerPreviewWords.sides[role])}
      </div>
      {count ? (
        <CountOnFelt claim={count} wild={wild} numerals={NUMERALS} die={84} gap={14} />
      ) : (
        <div style={{ display: "flex", gap: 8 }}>
          {dice.map((die, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
            <HandDie key={at} die={die} size={dice.length === 2 ? 96 : 60} />
          ))}
        </div>
      )}
      {!count && dice.length !== 2 && (
        <div
          style={{
            display: "block",
            lineClamp: 2,
            maxWidth: 350,
            textAlign: "center",
            fontSize: 26,
            color: soft ? INKS["felt-soft"] : INKS["on-felt"],
          }}
        >
          {drawable(sayClaim(claim))}
        </div>
      )}
    </div>
  );
}
