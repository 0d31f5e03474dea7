import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import type { FollowedVerdict } from "@/lib/server/verdicts/followVerdict";
import { FAMILIES, LETTERS } from "./families";
import { VerdictPicture } from "./VerdictPicture";

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

/** The picture of a verdict, as a PNG. */
export async function drawVerdict(verdict: FollowedVerdict): Promise<Buffer> {
  fonts ??= readFonts();
  const picture = new ImageResponse(<VerdictPicture verdict={verdict} />, {
    ...PICTURE,
    fonts: [...(await fonts)],
  });
  return Buffer.from(await picture.arrayBuffer());
}
