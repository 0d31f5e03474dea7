"use client";
import { SharePicture } from "@/app/_share/SharePicture";
import { gameCardWords } from "@/lib/messages/stories";

/** Shares the picture of the game's end. */
export function ShareGame({ game }: { readonly game: string }) {
  const { share, shareName, drawing } = gameCardWords;
  return (
    <SharePicture address={`/games/${game}/card.png`} file="game.png" words={{ share, shareName, drawing }} />
  );
}
