import type { Metadata } from "next";
import { cookies } from "next/headers";
import { screenWords } from "@/lib/messages/screen";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { readVisitor } from "@/lib/server/identity/visitor";
import { screenNow } from "@/lib/server/table/screens/screenNow";
import { GameTv } from "../games/[id]/tv/_tv/GameTv";
import { CodeScreen } from "./_tv/CodeScreen";
import { HouseWall } from "./_tv/HouseWall";
import { IdleTv } from "./_tv/IdleTv";

export const generateMetadata = (): Metadata => ({
  title: screenWords.title,
  robots: { index: false, follow: false },
});

/**
 * A table's big screen, for months: its code until a keeper gives it a table, then whatever is played there, and between games what hangs
 * in the house. Looking at it makes nobody a device.
 */
export default async function ScreenPage() {
  const now = await screenNow(await readVisitor(await cookies()));
  switch (now.shows) {
    case "code":
      return <CodeScreen origin={await originForOthers()} words={screenWords.code} />;
    case "game":
      return <GameTv key={now.mark} pass={now.game} screen={now.mark} />;
    case "house":
      return (
        <IdleTv key={now.mark} mark={now.mark}>
          <HouseWall pass={now.pass} origin={await originForOthers()} />
        </IdleTv>
      );
  }
}
