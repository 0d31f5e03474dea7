import type { Metadata } from "next";
import { cookies } from "next/headers";
import { screenWords } from "@/lib/messages/screen";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { readVisitor } from "@/lib/server/identity/visitor";
import { screenNow } from "@/lib/server/table/screens/screenNow";
import { GameTv } from "../games/[id]/tv/_tv/GameTv";
import { CodeScreen } from "./_tv/CodeScreen";
import { IdleScreen } from "./_tv/IdleScreen";
import { IdleTv } from "./_tv/IdleTv";

export const generateMetadata = (): Metadata => ({
  title: screenWords.title,
  robots: { index: false, follow: false },
});

/**
 * A table's TV, for months: its code until a scorekeeper assigns a table, then the current game, and the
 * group's page between games.
 * Opening it registers no device.
 */
export default async function ScreenPage() {
  const now = await screenNow(await readVisitor(await cookies()));
  switch (now.shows) {
    case "code":
      return <CodeScreen origin={await originForOthers()} words={screenWords.code} />;
    case "game":
      return <GameTv key={now.mark} pass={now.game} screen={now.mark} />;
    case "idle":
      return (
        <IdleTv key={now.mark} mark={now.mark}>
          <IdleScreen pass={now.pass} origin={await originForOthers()} />
        </IdleTv>
      );
  }
}
