import { PictureDice } from "@/app/_picture/dice";
import { drawable } from "@/app/_picture/drawable";
import { familyOf } from "@/app/_picture/families";
import { INKS } from "@/app/_picture/inks";
import { PictureFelt } from "@/app/_picture/PictureFelt";
import { PictureGround } from "@/app/_picture/PictureGround";
import { PictureLines } from "@/app/_picture/PictureLines";
import { joinWords as WORDS } from "@/lib/messages/group";
import { gameName } from "@/lib/messages/terms";
import type { FollowedLink } from "@/lib/server/table/links/followLink";
import { sayPlaying } from "../sayPlaying";

type Shown = Pick<FollowedLink, "kind" | "playing" | "felt">;

/** The largest font size that keeps a single letter off the edges. */
const WIDEST = 560;

const FIVE = [4, 4, 1, 1, 2] as const;

/** A table link's preview picture: its purpose and the current game, without names. */
export function TablePicture({ kind, playing, felt }: Shown) {
  const game = playing === null ? null : gameName(playing.game);
  return (
    <PictureGround
      foot={WORDS.noAccount}
      felt={
        <PictureFelt felt={felt} padding={24} gap={40}>
          <PictureDice dice={FIVE.map((face) => ({ face, look: "plain" }))} size={64} gap={10} />
          <div
            style={{
              display: "block",
              lineClamp: 2,
              textAlign: "center",
              fontFamily: familyOf("stamp"),
              fontWeight: 800,
              fontSize: Math.min(72, WIDEST / WORDS[kind].key.length),
              lineHeight: 1,
            }}
          >
            {drawable(WORDS[kind].key)}
          </div>
        </PictureFelt>
      }
    >
      <PictureLines most={1} size={30} ink={INKS.soft}>
        {WORDS[kind].asked}
      </PictureLines>
      <div style={{ display: "flex", flexDirection: "column", flex: 1, justifyContent: "center", gap: 24 }}>
        <div
          style={{
            display: "block",
            lineClamp: 2,
            fontFamily: familyOf("stamp"),
            fontWeight: 800,
            fontSize: 96,
            lineHeight: 1,
          }}
        >
          {drawable(game ?? WORDS[kind].preview(null))}
        </div>
        <PictureLines most={playing === null ? 3 : 2} size={40}>
          {playing === null ? WORDS[kind].how : sayPlaying(playing)}
        </PictureLines>
      </div>
    </PictureGround>
  );
}
