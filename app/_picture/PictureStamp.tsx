import { drawable } from "./drawable";
import { familyOf } from "./families";
import { INKS } from "./inks";
import { SIDE } from "./side";

/** How broad a capital is on average, in its own height; the stamp is squeezed as the table's is. */
const LETTER = 0.67;
const SQUEEZE = 0.8;
const FRAME = 64;

/** A verdict stamped across its side, on one line however long it is. */
export function PictureStamp({ stamp, bad }: { readonly stamp: string; readonly bad: boolean }) {
  const text = drawable(stamp);
  const size = Math.min(80, SIDE.width / SQUEEZE / (text.length * LETTER) - FRAME / text.length);
  const width = text.length * LETTER * size + FRAME;
  const ink = bad ? INKS.stamp : INKS.good;
  return (
    // Squeezed about its middle: the wrapper is as wide as it looks.
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
