import { verdictLinkWords } from "@/lib/messages/sheets";
import { drawable } from "./drawable";
import { familyOf } from "./families";
import { INKS } from "./inks";
import { SIDE } from "./side";

interface PictureGroundProps {
  /** Footer text, next to the program's name. */
  readonly foot: string;
  readonly children: React.ReactNode;
  /** The felt on the right. */
  readonly felt: React.ReactNode;
}

/** A whole picture: content above its footer, and the felt on the right. */
export const PictureGround = ({ foot, children, felt }: PictureGroundProps) => (
  <div
    style={{
      display: "flex",
      width: "100%",
      height: "100%",
      padding: 40,
      gap: 40,
      background: INKS.table,
      color: INKS.ink,
      fontFamily: familyOf("text"),
    }}
  >
    <div style={{ display: "flex", flexDirection: "column", width: SIDE.width }}>
      {children}
      <div style={{ display: "flex", gap: 14, fontSize: 24, color: INKS.soft }}>
        <span style={{ fontWeight: 700 }}>{drawable(verdictLinkWords.site)}</span>
        <span>{drawable(foot)}</span>
      </div>
    </div>
    {felt}
  </div>
);
