import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  readonly name: string;
  /** Long content, shown on a screen that nothing covers: less error correction is enough. */
  readonly dense?: boolean;
}

/** The quiet zone that scanners need, in modules. */
const QUIET = 4;

/** A QR code, dark on white in every theme: many scanners read nothing else. */
export function QrCode({ text, name, dense }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: dense ? "L" : "M", border: 0 });
  const side = size + 2 * QUIET;
  const dark = data.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
      className="mx-auto aspect-square w-[min(100%,22rem,52dvh)] rounded-xl bg-white"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
