import type { Face } from "@/lib/engine";
import { PIPS } from "./Dice";

interface DieMarkProps {
  readonly face: Face;
  /** Of its left upper corner, and how long its side is, in the picture's own units. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly wild?: boolean;
}

/** A die inside a picture that is drawn already. Silent: whoever draws it says what it shows. */
export function DieMark({ face, x, y, side, wild = false }: DieMarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${side / 100})`}>
      <rect
        x="3"
        y="3"
        width="94"
        height="94"
        rx="20"
        fill={wild ? "var(--fire)" : "var(--bone)"}
        stroke={wild ? "var(--fire)" : "var(--edge)"}
        strokeWidth="5"
      />
      {PIPS[face].map(([pipX, pipY]) => (
        <circle
          key={`${pipX}-${pipY}`}
          cx={pipX}
          cy={pipY}
          r="10.5"
          fill={wild ? "var(--on-fire)" : "var(--pip)"}
        />
      ))}
    </g>
  );
}
