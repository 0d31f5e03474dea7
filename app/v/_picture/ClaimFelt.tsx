import type { Settled } from "@/lib/engine";
import { handVerdict } from "@/lib/views/handVerdict";
import { wildIn } from "@/lib/views/verdictCard";
import { sayHandClaim } from "@/lib/words/handClaims";
import { type Names, nameOf } from "@/lib/words/names";
import { tableWords } from "@/lib/words/screens";
import { verdictLinkWords as WORDS } from "@/lib/words/verdictLink";
import { HandDie, PictureDie } from "./dice";
import { drawable } from "./drawable";
import { familyOf } from "./families";
import { INKS } from "./inks";

/** How high a numeral of one, two, three … digits stands beside its die. */
const NUMERALS = [190, 160, 110, 86, 70, 58];

/** The claim as it lay on the felt, and which face was wild. */
export function ClaimFelt({ settled, names }: { readonly settled: Settled; readonly names: Names }) {
  const { claim, claimer } = settled;
  const wild = wildIn(settled);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        flex: 1,
        padding: 24,
        gap: 14,
        borderRadius: 28,
        color: INKS["on-felt"],
        background: `radial-gradient(circle at 50% 38%, ${INKS["felt-lamp"]}, ${INKS.felt} 62%, ${INKS["felt-rim"]} 130%)`,
      }}
    >
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
        <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
          <span
            style={{
              fontFamily: familyOf("stamp"),
              fontWeight: 800,
              fontSize: NUMERALS[String(claim.count).length - 1],
              lineHeight: 1,
              letterSpacing: -4,
            }}
          >
            {claim.count}
          </span>
          <PictureDie face={claim.face} size={124} look={claim.face === wild ? "wild" : "plain"} />
        </div>
      ) : (
        <div style={{ display: "flex", flexDirection: "column", alignItems: "center", gap: 22 }}>
          <div style={{ display: "flex", gap: 8 }}>
            {(handVerdict(settled)?.claimed ?? []).map((die, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
              <HandDie key={at} die={die} size={"mia" in claim ? 120 : 58} />
            ))}
          </div>
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
          <span>{drawable(tableWords.facesAreWild(wild))}</span>
        </div>
      )}
    </div>
  );
}
