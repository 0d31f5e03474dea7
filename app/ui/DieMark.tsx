import type { Face } from "@/lib/engine";

interface DieMarkProps {
  readonly face: Face;
  /** Its upper left corner and its side, in SVG units. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly wild?: boolean;
}

/** A die inside another SVG. Hidden from screen readers: the parent names it. */
export const DieMark = ({ face, x, y, side, wild = false }: DieMarkProps) => (
  <use href={`#${wild ? "wild" : "bone"}-${face}`} transform={`translate(${x} ${y}) scale(${side / 100})`} />
);
