import type { Felt } from "@/lib/protocol/cloth";
import { drawable } from "./drawable";
import { familyOf } from "./families";
import { breadthOf } from "./fitted";
import { INKS, inksOn } from "./inks";

/** Height of a nameplate with its margins. */
const PLATE = 70;
const LETTERS = 24;
/** How much wider its letters are than the text's. */
const SPACED = 1.2;

interface PicturePlateProps {
  readonly felt: Felt;
  /** As it was typed. */
  readonly plate: string;
  /** Maximum width. */
  readonly width: number;
}

/** The drawable part of a nameplate; "" if nothing is left or there is none. */
const written = (plate: string): string => drawable(plate).toUpperCase();

/** Extra height of a felt with a nameplate. */
export const plateHeight = (plate: string): number => (written(plate) === "" ? 0 : PLATE);

/** The nameplate on a picture's felt; renders nothing if there is none. */
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
