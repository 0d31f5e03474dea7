import type { Face } from "@/lib/engine";

interface DieMarkProps {
  readonly face: Face;
  /** Of its left upper corner, and how long its side is, in the picture's own units. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly wild?: boolean;
}

/** A die inside a picture that is drawn already. Silent: whoever draws it says what it shows. */
export const DieMark = ({ face, x, y, side, wild = false }: DieMarkProps) => (
  <use href={`#${wild ? "wild" : "bone"}-${face}`} transform={`translate(${x} ${y}) scale(${side / 100})`} />
);
