import type { Felt } from "@/lib/protocol/cloth";
import { drawable } from "./drawable";
import { familyOf } from "./families";
import { breadthOf } from "./fitted";
import { INKS, inksOn } from "./inks";

/** How high a nameplate is, with the air around it. */
const PLATE = 70;
const LETTERS = 24;
/** How much broader its letters are than the text's. */
const SPACED = 1.2;

interface PicturePlateProps {
  readonly felt: Felt;
  /** As it was typed. */
  readonly plate: string;
  /** How broad it may be. */
  readonly width: number;
}

/** What a nameplate can be written with in a picture; "" where nothing of it is left, or there is none. */
const written = (plate: string): string => drawable(plate).toUpperCase();

/** How much higher a felt is for its nameplate. */
export const plateHeight = (plate: string): number => (written(plate) === "" ? 0 : PLATE);

/** The nameplate that stands on a picture's felt; nothing where there is none. */
export function PicturePlate({ felt, plate, width }: PicturePlateProps) {
  const text = written(plate);
  if (text === "") return null;
  const inks = inksOn(felt);
  return (
    <div style={{ display: "flex", height: PLATE, alignItems: "flex-end", justifyContent: "center" }}>
      <div
        style={{
          display: "flex",
          padding: "6px 18px",
          borderRadius: 8,
          border: `2px solid ${inks["felt-lamp"]}`,
          background: inks["felt-rim"],
          color: INKS["on-felt"],
          fontFamily: familyOf("stamp"),
          fontWeight: 800,
          fontSize: Math.min(LETTERS, (width - 40) / (breadthOf(text) * SPACED)),
          letterSpacing: 1.5,
          lineHeight: 1.2,
          whiteSpace: "nowrap",
        }}
      >
        {text}
      </div>
    </div>
  );
}
