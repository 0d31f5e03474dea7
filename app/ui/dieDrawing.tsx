import type { Face } from "@/lib/engine";

/** Pip positions on a die of 100×100, by face. */
const PIPS: Record<Face, readonly (readonly [number, number])[]> = {
  1: [[50, 48]],
  2: [
    [28, 26],
    [72, 70],
  ],
  3: [
    [26, 24],
    [50, 48],
    [74, 72],
  ],
  4: [
    [28, 26],
    [72, 26],
    [28, 70],
    [72, 70],
  ],
  5: [
    [26, 24],
    [74, 24],
    [50, 48],
    [26, 72],
    [74, 72],
  ],
  6: [
    [28, 21],
    [72, 21],
    [28, 48],
    [72, 48],
    [28, 75],
    [72, 75],
  ],
};

/** The material of a die. */
export type DieMaterial = "bone" | "wild";

export const DIE_MATERIALS: readonly DieMaterial[] = ["bone", "wild"];

/** The colors of a material: light and dark top, side, and pips from dark to lit rim. */
export interface DieInks {
  readonly top: readonly [string, string, string];
  readonly side: string;
  readonly pip: readonly [string, string, string];
}

/** The gradient stop between light and dark. */
const TURNS: Readonly<Record<DieMaterial, string>> = { bone: "55%", wild: "50%" };

/** A material's gradients, defined once per SVG with dice. */
export const DieGradients = ({
  material,
  inks,
}: {
  readonly material: DieMaterial;
  readonly inks: DieInks;
}) => (
  <>
    <radialGradient id={`${material}-top`} cx="36%" cy="26%" r=".95">
      <stop offset="0" stopColor={inks.top[0]} />
      <stop offset={TURNS[material]} stopColor={inks.top[1]} />
      <stop offset="1" stopColor={inks.top[2]} />
    </radialGradient>
    <radialGradient id={`${material}-pip`} cx="50%" cy="35%">
      <stop offset="0" stopColor={inks.pip[0]} />
      <stop offset="75%" stopColor={inks.pip[1]} />
      <stop offset="1" stopColor={inks.pip[2]} />
    </radialGradient>
  </>
);

interface DieBodyProps {
  readonly face: Face;
  readonly material: DieMaterial;
  readonly side: string;
}

/** A die of 92×92 centered in 100×100: a side below a lit top, with sunken pips. */
export const DieBody = ({ face, material, side }: DieBodyProps) => (
  <>
    <rect x="4" y="4" width="92" height="92" rx="22" fill={side} />
    <rect x="4" y="4" width="92" height="88" rx="22" fill={`url(#${material}-top)`} />
    <rect
      x="5.5"
      y="5.5"
      width="89"
      height="85"
      rx="20.5"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.7"
      strokeWidth="1.5"
    />
    {PIPS[face].map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="10.5" fill={`url(#${material}-pip)`} />
    ))}
  </>
);
