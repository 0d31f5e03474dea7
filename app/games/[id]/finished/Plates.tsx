import { numbered } from "@/app/ui/numbered";
import type { SeatView } from "@/lib/views/table";

const MIN_PLATES = 3;
const MAX_PLATES = 9;
/** Offset between two plates, in SVG units. */
const RISE = 8;
/** How far plates lean, in degrees. */
const TILT = [0, 1.4, -0.9, 0.7, -1.6];

/** How many plates to stack: one per bad of the washers, up to a limit. */
export const platesOf = (washing: readonly SeatView[]): number =>
  Math.min(MAX_PLATES, Math.max(MIN_PLATES, ...washing.map(({ score }) => -(score ?? 0))));

/** A stack of dirty plates; the top one has a red rim. */
export function Plates({ count }: { readonly count: number }) {
  const height = 26 + RISE * count;
  return (
    <svg viewBox={`0 0 120 ${height}`} className="plates" aria-hidden="true" fill="none">
      {numbered(Array.from({ length: count })).map(({ number: at }) => {
        const top = height - 18 - RISE * at;
        return (
          <g key={at} className="drops">
            <g transform={`rotate(${TILT[at % TILT.length]} 60 ${top})`}>
              <ellipse cx="60" cy={top + 15} rx="47" ry="8" fill="#0005" />
              <path
                d={`M8 ${top} C16 ${top + 13} 38 ${top + 15} 60 ${top + 15} C82 ${top + 15} 104 ${top + 13} 112 ${top} Z`}
                fill="var(--bone-side)"
              />
              <ellipse
                cx="60"
                cy={top}
                rx="52"
                ry="9"
                fill="var(--bone)"
                stroke={at === count - 1 ? "var(--wild)" : "var(--bone-dark)"}
                strokeWidth={at === count - 1 ? 3 : 1.5}
              />
              <ellipse cx="60" cy={top} rx="34" ry="5.4" stroke="var(--bone-dark)" strokeWidth="1.4" />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
