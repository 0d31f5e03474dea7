import { DieBody, DieGradients, type DieInks, type DieMaterial } from "@/app/ui/dieDrawing";
import { numbered } from "@/app/ui/numbered";
import type { Face } from "@/lib/engine";
import { INKS } from "./inks";

interface DieProps {
  readonly face: Face;
  readonly size: number;
  readonly look?: "plain" | "counts" | "wild" | "faded";
}

type Look = NonNullable<DieProps["look"]>;

const MATERIALS: Readonly<Record<DieMaterial, DieInks>> = {
  bone: {
    top: [INKS["bone-light"], INKS.bone, INKS["bone-dark"]],
    side: INKS["bone-side"],
    pip: [INKS["pip-dark"], INKS.pip, INKS["pip-light"]],
  },
  wild: {
    top: [INKS["wild-light"], INKS.wild, INKS["wild-dark"]],
    side: INKS["wild-side"],
    pip: [INKS["wild-pip-dark"], INKS["wild-pip"], INKS["wild-pip-light"]],
  },
};

/** A die as on the table, with its own colors and gradients: each image of a picture renders separately. */
export function PictureDie({ face, size, look = "plain" }: DieProps) {
  const material = look === "wild" ? "wild" : "bone";
  const inks = MATERIALS[material];
  return (
    <svg width={size} height={size} viewBox="-6 -6 112 112" aria-hidden="true">
      <defs>
        <DieGradients material={material} inks={inks} />
      </defs>
      {look !== "faded" && <rect x="4" y="9" width="92" height="92" rx="22" fill="#000" fillOpacity="0.35" />}
      <g opacity={look === "faded" ? 0.45 : 1}>
        <DieBody face={face} material={material} side={inks.side} />
      </g>
      {look === "counts" && (
        <rect
          x="-2.5"
          y="-2.5"
          width="105"
          height="105"
          rx="27"
          fill="none"
          stroke={INKS.brass}
          strokeWidth={5}
        />
      )}
    </svg>
  );
}

/** A die that was claimed and is missing, or that a claim leaves open. */
const PicturePlaceholder = ({ size, ink }: { readonly size: number; readonly ink: string }) => (
  <svg width={size} height={size} viewBox="-6 -6 112 112" aria-hidden="true">
    <rect
      x="6"
      y="6"
      width="88"
      height="88"
      rx="19"
      fill="none"
      stroke={ink}
      strokeWidth="6"
      strokeDasharray="13 10"
    />
  </svg>
);

interface PictureDiceProps {
  /** A null face is an empty place; `missing`: the claim counted on it. */
  readonly dice: readonly { readonly face: Face | null; readonly look: Look | "missing" }[];
  readonly size: number;
  readonly gap: number;
  /** Layout of a row that can wrap. */
  readonly style?: React.CSSProperties;
}

/** A row of dice, with placeholders for missing ones. */
export const PictureDice = ({ dice, size, gap, style }: PictureDiceProps) => (
  <div style={{ display: "flex", gap, ...style }}>
    {numbered(dice).map(({ thing: { face, look }, number }) =>
      face === null || look === "missing" ? (
        <PicturePlaceholder key={number} size={size} ink={look === "missing" ? INKS.stamp : INKS.edge} />
      ) : (
        <PictureDie key={number} face={face} size={size} look={look} />
      ),
    )}
  </div>
);
