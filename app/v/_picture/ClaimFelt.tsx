import { PictureDice, PictureDie } from "@/app/_picture/dice";
import { drawable } from "@/app/_picture/drawable";
import { familyOf } from "@/app/_picture/families";
import { INKS } from "@/app/_picture/inks";
import { CountOnFelt, PictureFelt } from "@/app/_picture/PictureFelt";
import type { Settled } from "@/lib/engine";
import { type Names, nameOf } from "@/lib/messages/names";
import { verdictLinkWords as WORDS } from "@/lib/messages/sheets";
import { tableWords } from "@/lib/messages/table";
import { sayHandClaim } from "@/lib/messages/terms";
import { handVerdict, lookOf } from "@/lib/views/handVerdict";
import { wildIn } from "@/lib/views/verdictCard";

/** How high a numeral of one, two, three … digits stands beside its die. */
const NUMERALS = [190, 160, 110, 86, 70, 58];

/** The claim as it lay on the felt, and which face was wild. */
export function ClaimFelt({ settled, names }: { readonly settled: Settled; readonly names: Names }) {
  const { claim, claimer } = settled;
  const wild = wildIn(settled);
  const claimed = handVerdict(settled)?.claimed ?? [];
  return (
    <PictureFelt padding={24} gap={14}>
      <div
        style={{
          display: "block",
          lineClamp: 2,
          maxWidth: 340,
          textAlign: "center",
          fontSize: 30,
          color: INKS["felt-soft"],
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
            color: INKS["felt-soft"],
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
    </PictureFelt>
  );
}
