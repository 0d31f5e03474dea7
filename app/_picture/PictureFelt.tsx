import type { CountClaim, Face } from "@/lib/engine";
import type { Felt } from "@/lib/protocol/cloth";
import { PictureDie } from "./dice";
import { familyOf } from "./families";
import { feltGround, INKS } from "./inks";

interface PictureFeltProps {
  readonly felt: Felt;
  readonly padding: number;
  readonly gap: number;
  readonly children: React.ReactNode;
}

/** The felt of a picture, a column. */
export const PictureFelt = ({ felt, padding, gap, children }: PictureFeltProps) => (
  <div
    style={{
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      justifyContent: "center",
      flex: 1,
      padding,
      gap,
      borderRadius: 28,
      color: INKS["on-felt"],
      background: feltGround(felt),
    }}
  >
    {children}
  </div>
);

interface CountOnFeltProps {
  readonly claim: CountClaim;
  readonly wild: Face | null;
  /** Font size for numbers with one, two, three … digits. */
  readonly numerals: readonly number[];
  readonly die: number;
  readonly gap: number;
}

/** A number next to its die. */
export const CountOnFelt = ({ claim: { count, face }, wild, numerals, die, gap }: CountOnFeltProps) => (
  <div style={{ display: "flex", alignItems: "center", gap }}>
    <span
      style={{
        fontFamily: familyOf("stamp"),
        fontWeight: 800,
        fontSize: numerals[String(count).length - 1],
        lineHeight: 1,
        letterSpacing: -4,
      }}
    >
      {count}
    </span>
    <PictureDie face={face} size={die} look={face === wild ? "wild" : "plain"} />
  </div>
);
