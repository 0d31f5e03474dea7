import { PictureDice, PictureDie } from "@/app/_picture/dice";
import { drawable } from "@/app/_picture/drawable";
import { familyOf } from "@/app/_picture/families";
import { inksOn } from "@/app/_picture/inks";
import { CountOnFelt, PictureFelt } from "@/app/_picture/PictureFelt";
import { PicturePlate } from "@/app/_picture/PicturePlate";
import type { Settled } from "@/lib/engine";
import { type Names, nameOf } from "@/lib/messages/names";
import { verdictLinkWords as WORDS } from "@/lib/messages/sheets";
import { tableWords } from "@/lib/messages/table";
import { sayHandClaim } from "@/lib/messages/terms";
import type { Cloth } from "@/lib/protocol/cloth";
import { handVerdict, lookOf } from "@/lib/views/handVerdict";
import { wildIn } from "@/lib/views/verdictCard";

/** Font size for numbers with one, two, three … digits. */
const NUMERALS = [190, 160, 110, 86, 70, 58];

/** Maximum width of a nameplate. */
const PLATE = 342;

interface ClaimFeltProps {
  readonly settled: Settled;
  readonly names: Names;
  readonly cloth: Cloth;
}

/** The claim on its felt, the wild face, and the table's name. */
export function ClaimFelt({ settled, names, cloth: { felt, plate } }: ClaimFeltProps) {
  const soft = inksOn(felt)["felt-soft"];
  const { claim, claimer } = settled;
  const wild = wildIn(settled);
  const claimed = handVerdict(settled)?.claimed ?? [];
  return (
    <PictureFelt felt={felt} padding={24} gap={14}>
      <div
        style={{
          display: "block",
          lineClamp: 2,
          maxWidth: 340,
          textAlign: "center",
          fontSize: 30,
          color: soft,
        }}
      >
        {drawable(WORDS.says(nameOf(names, claimer)))}
      </div>
      {"count" in claim ? (
        <CountOnFelt claim={claim} wild={wild} numerals={NUMERALS} die={124} gap={18} />
      ) : (
        <div style={{ display: "flex", flexDirection: "column", alignItems: "center", gap: 22 }}>
          <PictureDice
            dice={claimed.map((die) => ({ face: die.face, look: lookOf(die) }))}
            size={"mia" in claim ? 120 : 58}
            gap={8}
          />
          <div
            style={{
              display: "block",
              lineClamp: 3,
              textAlign: "center",
              fontFamily: familyOf("stamp"),
              fontWeight: 800,
              fontSize: "mia" in claim ? 72 : 38,
              lineHeight: 1.1,
            }}
          >
            {drawable(sayHandClaim(claim))}
          </div>
        </div>
      )}
      {wild !== null && (
        <div
          style={{
            display: "flex",
            alignItems: "center",
            gap: 14,
            marginTop: 26,
            fontSize: 26,
            color: soft,
          }}
        >
          <PictureDie face={wild} size={50} look="wild" />
          <span>
            {drawable(
              "face" in claim && claim.face === wild
                ? tableWords.onlyCount(wild)
                : tableWords.facesAreWild(wild),
            )}
          </span>
        </div>
      )}
      <PicturePlate felt={felt} plate={plate} width={PLATE} />
    </PictureFelt>
  );
}
