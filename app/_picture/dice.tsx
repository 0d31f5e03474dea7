import { PIPS } from "@/app/ui/Dice";
import { numbered } from "@/app/ui/numbered";
import type { Face } from "@/lib/engine";
import { INKS } from "./inks";

interface DieProps {
  readonly face: Face;
  readonly size: number;
  readonly look?: "plain" | "counts" | "wild" | "faded";
}

type Look = NonNullable<DieProps["look"]>;
const GROUND: Readonly<Record<Look, string>> = {
  plain: INKS.bone,
  counts: INKS.bone,
  wild: INKS.fire,
  faded: INKS.faded,
};
const PIP: Readonly<Record<Look, string>> = {
  plain: INKS.pip,
  counts: INKS.pip,
  wild: INKS["on-fire"],
  faded: INKS["faded-pip"],
};

/** A die as the table draws it, in colours of its own. */
export function PictureDie({ face, size, look = "plain" }: DieProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <rect
        x="5"
        y="5"
        width="90"
        height="90"
        rx="20"
        fill={GROUND[look]}
        stroke={look === "counts" ? INKS.brass : "none"}
        strokeWidth={9}
      />
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="9.5" fill={PIP[look]} />
      ))}
    </svg>
  );
}

/** A die that was claimed and is not there, or that a claim leaves open. */
const PictureGhost = ({ size, ink }: { readonly size: number; readonly ink: string }) => (
  <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
    <rect
      x="6"
      y="6"
      width="88"
      height="88"
      rx="19"
      fill="none"
      stroke={ink}
      strokeWidth="7"
      strokeDasharray="13 10"
    />
  </svg>
);

interface PictureDiceProps {
  /** A null face where no die lies; missing: a claim counted on it. */
  readonly dice: readonly { readonly face: Face | null; readonly look: Look | "missing" }[];
  readonly size: number;
  readonly gap: number;
  /** How the row is laid out, where it may take more than one line. */
  readonly style?: React.CSSProperties;
}

/** Dice in a row, and the places of those that are not there. */
export const PictureDice = ({ dice, size, gap, style }: PictureDiceProps) => (
  <div style={{ display: "flex", gap, ...style }}>
    {numbered(dice).map(({ thing: { face, look }, number }) =>
      face === null || look === "missing" ? (
        <PictureGhost key={number} size={size} ink={look === "missing" ? INKS.fire : INKS.edge} />
      ) : (
        <PictureDie key={number} face={face} size={size} look={look} />
      ),
    )}
  </div>
);
