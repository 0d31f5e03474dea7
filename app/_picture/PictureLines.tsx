import { drawable } from "./drawable";
import { INKS } from "./inks";

interface PictureLinesProps {
  readonly most: number;
  readonly size: number;
  readonly weight?: 400 | 700;
  readonly ink?: string;
  readonly children: string;
}

/** Text limited to a number of lines. */
export const PictureLines = ({ most, size, weight = 400, ink = INKS.ink, children }: PictureLinesProps) => (
  <div
    style={{
      display: "block",
      lineClamp: most,
      fontSize: size,
      fontWeight: weight,
      lineHeight: 1.25,
      color: ink,
      wordBreak: "break-word",
    }}
  >
    {drawable(children)}
  </div>
);
