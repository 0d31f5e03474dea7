"use client";

import { useEffect, useRef } from "react";
import { numbered } from "@/app/ui/numbered";
import { photoWords } from "@/lib/messages/photo";
import type { Frame, PhotoDie, PhotoReading, Spot } from "@/lib/views/photoReading";

interface PhotoPictureProps {
  readonly picture: ImageBitmap;
  /** The visible part of the photo. */
  readonly frame: Frame;
  readonly reading: PhotoReading;
  readonly counting: readonly boolean[];
  readonly hands: readonly (0 | 1)[] | null;
  readonly fixing: { readonly at: number } | { readonly spot: Spot } | null;
  /** A tap in photo pixels, and how many pixels a fingertip covers. */
  readonly onTap: (spot: Spot, reach: number) => void;
}

/** Fingertip radius in CSS pixels. */
const FINGERTIP = 22;

/** The longer edge of the canvas, in pixels. */
const DRAWN = 1_000;

/** The photo with the reading over it: a ring and a face per die, counted dice lit, unsure ones dashed. */
export function PhotoPicture({ picture, frame, reading, counting, hands, fixing, onTap }: PhotoPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const rings = useRef<SVGSVGElement>(null);
  const { x, y, width, height } = frame;
  const scale = Math.min(1, DRAWN / Math.max(width, height));
  const shown = picture.width / reading.width;
  useEffect(() => {
    const drawn = canvas.current?.getContext("2d");
    drawn?.drawImage(
      picture,
      x * shown,
      y * shown,
      width * shown,
      height * shown,
      0,
      0,
      Math.round(width * scale),
      Math.round(height * scale),
    );
  }, [picture, x, y, width, height, scale, shown]);
  const tap = ({ clientX, clientY, detail }: React.MouseEvent) => {
    const matrix = rings.current?.getScreenCTM();
    // A keyboard click has no position; the list has a key for each die.
    if (!matrix || detail === 0) return;
    const spot = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    onTap({ x: spot.x, y: spot.y }, FINGERTIP / matrix.a);
  };
  const lettersAt = Math.max(width, height) * 0.05;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={photoWords.photo}
      onClick={tap}
      className="relative block w-full overflow-hidden rounded-xl bg-table"
    >
      <canvas
        ref={canvas}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        className="block max-h-[46dvh] w-full object-contain low:max-h-[36dvh] flat:max-h-[64dvh]"
      />
      <svg
        ref={rings}
        viewBox={`${x} ${y} ${width} ${height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        {numbered(reading.dice).map(({ thing: die, number: at }) => (
          <Ring
            key={at}
            die={die}
            letters={lettersAt}
            look={hands?.[at] === 1 ? "other" : counting[at] || hands !== null ? "counts" : "plain"}
            isFixed={fixing !== null && "at" in fixing && fixing.at === at}
          />
        ))}
        {fixing && "spot" in fixing && (
          <circle
            cx={fixing.spot.x}
            cy={fixing.spot.y}
            r={lettersAt / 2}
            fill="none"
            stroke="var(--fire)"
            strokeWidth={lettersAt / 6}
          />
        )}
      </svg>
    </button>
  );
}

/** `other`: belongs to the second hand. */
type RingLook = "counts" | "other" | "plain";

const COLOURS: Record<RingLook, string> = { counts: "#ffc53d", other: "#7be3a8", plain: "#ffffff" };

interface RingProps {
  readonly die: PhotoDie;
  /** Height of the face number. */
  readonly letters: number;
  readonly look: RingLook;
  readonly isFixed: boolean;
}

function Ring({ die: { x, y, size, face, sure }, letters, look, isFixed }: RingProps) {
  const radius = Math.max(size * 0.85, letters * 0.6);
  const line = letters / (look === "plain" ? 10 : 6);
  const dashes = sure ? undefined : `${line * 2.4} ${line * 1.6}`;
  return (
    <g opacity={look === "plain" && sure && !isFixed ? 0.85 : 1}>
      {/* A dark outline keeps the ring visible on a light table. */}
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="none"
        stroke="#000000"
        strokeOpacity="0.55"
        strokeWidth={line * 2}
      />
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={isFixed ? "#ffffff" : "none"}
        fillOpacity="0.35"
        stroke={COLOURS[look]}
        strokeWidth={line}
        strokeDasharray={dashes}
      />
      <text
        x={x + radius * 0.8}
        y={y - radius * 0.5}
        fontSize={letters}
        fontWeight="800"
        fill={COLOURS[look]}
        stroke="#000000"
        strokeWidth={letters / 4}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {sure ? face : `${face}?`}
      </text>
    </g>
  );
}
