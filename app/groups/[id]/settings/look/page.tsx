import type { Metadata } from "next";
import { groupWords } from "@/lib/messages/group";

import { groupCard } from "@/lib/server/roster/groupContext";
import { GroupFrame } from "../../_group/GroupFrame";
import { pagePass } from "../../_group/pageGroup";
import { LookForm } from "../_settings/LookForm";

export const generateMetadata = (): Metadata => ({ title: groupWords.settings.cloth.legend });

interface LookFormPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** The look of a group's tables, for those who keep it; 404 for others. */
export default async function LookFormPage({ params }: LookFormPageProps) {
  const { id } = await params;
  const pass = await pagePass(id, "keep");
  const group = await groupCard(pass);
  return (
    <GroupFrame group={group} here="more" hasBottomBar>
      <main className="max-w-2xl flex-1">
        <LookForm group={group} />
      </main>
    </GroupFrame>
  );
}
