import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { FAMILIES, LETTERS } from "./families";

/** What chats show without cutting anything off. */
const PICTURE = { width: 1200, height: 630 } as const;

const readFonts = () =>
  Promise.all(
    FAMILIES.flatMap(({ family, file, weight }) =>
      LETTERS.map(async (letters) => ({
        name: `${family}-${letters}`,
        weight,
        data: await readFile(
          path.join(
            process.cwd(),
            `node_modules/@fontsource/${file}/files/${file}-${letters}-${weight}-normal.woff`,
          ),
        ),
      })),
    ),
  );

let fonts: ReturnType<typeof readFonts> | undefined;

/** A drawing in the fonts of a picture, as a PNG. Nothing is asked of the network. */
export async function drawPicture(drawing: ReactElement): Promise<Buffer> {
  fonts ??= readFonts();
  const picture = new ImageResponse(drawing, { ...PICTURE, fonts: [...(await fonts)] });
  return Buffer.from(await picture.arrayBuffer());
}
