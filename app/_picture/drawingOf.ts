import type { ReactElement } from "react";
import type { Drawing } from "@/lib/server/api/pictures/drawPicture";
import { asDrawn } from "./asDrawn";
import { FAMILIES, LETTERS } from "./families";

/** What chats show without cutting anything off. */
const PICTURE = { width: 1200, height: 630 } as const;

const FONTS = FAMILIES.flatMap(({ family, file, weight }) =>
  LETTERS.map((letters) => ({
    name: `${family}-${letters}`,
    file: `${file}/files/${file}-${letters}-${weight}-normal.woff`,
    weight,
  })),
);

/** A picture in its fonts, to be drawn in a worker thread. */
export const drawingOf = (picture: ReactElement): Drawing => ({
  drawn: asDrawn(picture),
  fonts: FONTS,
  ...PICTURE,
});
