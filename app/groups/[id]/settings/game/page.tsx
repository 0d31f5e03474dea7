import type { Metadata } from "next";
import { groupWords } from "@/lib/messages/group";
import { presetsOf } from "@/lib/server/groups/presets";
import { groupCard } from "@/lib/server/roster/groupContext";
import { GroupFrame } from "../../_group/GroupFrame";
import { pagePass } from "../../_group/pageGroup";
import { GameForm } from "../_settings/GameForm";

export const generateMetadata = (): Metadata => ({ title: groupWords.settings.game });

interface GameFormPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** The game and rules of a group's new games, for those who keep it; 404 for others. */
export default async function GameFormPage({ params }: GameFormPageProps) {
  const { id } = await params;
  const pass = await pagePass(id, "keep");
  const [group, presets] = await Promise.all([groupCard(pass), presetsOf(pass)]);
  return (
    <GroupFrame group={group} here="more" hasBottomBar>
      <main className="max-w-2xl flex-1">
        <GameForm group={group} presets={presets} />
      </main>
    </GroupFrame>
  );
}
