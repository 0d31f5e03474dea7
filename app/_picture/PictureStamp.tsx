import { drawable } from "./drawable";
import { familyOf } from "./families";
import { INKS } from "./inks";
import { SIDE } from "./side";

/** Average width of a capital relative to its height; the stamp is condensed like the table's. */
const LETTER = 0.67;
const SQUEEZE = 0.8;
const FRAME = 64;

/** A verdict stamped across its side, always on one line. */
export function PictureStamp({ stamp, bad }: { readonly stamp: string; readonly bad: boolean }) {
  const text = drawable(stamp);
  const size = Math.min(80, SIDE.width / SQUEEZE / (text.length * LETTER) - FRAME / text.length);
  const width = text.length * LETTER * size + FRAME;
  const ink = bad ? INKS.stamp : INKS.good;
  return (
    // Condensed about its center: the wrapper has the visible width.
    <div style={{ display: "flex", justifyContent: "center", width: width * SQUEEZE, margin: "6px 0 12px" }}>
      <div
        style={{
          display: "flex",
          justifyContent: "center",
          flexShrink: 0,
          width,
          padding: "0 0 6px",
          border: `8px solid ${ink}`,
          borderRadius: 16,
          color: ink,
          fontFamily: familyOf("stamp"),
          fontWeight: 800,
          fontSize: size,
          lineHeight: 1.15,
          letterSpacing: -1,
          textTransform: "uppercase",
          whiteSpace: "nowrap",
          transform: `rotate(-2.5deg) scale(${SQUEEZE}, 1)`,
        }}
      >
        {text}
      </div>
    </div>
  );
}
