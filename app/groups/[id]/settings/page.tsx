import type { Metadata } from "next";
import { RowLink } from "@/app/ui/RowLink";
import { groupWords } from "@/lib/messages/group";
import { tokenWords } from "@/lib/messages/tokens";
import { membersOf } from "@/lib/server/groups/members";
import { groupContext } from "@/lib/server/roster/groupContext";
import { GroupFrame } from "../_group/GroupFrame";
import { pagePass } from "../_group/pageGroup";
import { DeleteGroup } from "./_settings/DeleteGroup";
import { Downloads } from "./_settings/Downloads";
import { HandOver } from "./_settings/HandOver";
import { Settings } from "./_settings/Settings";

export const generateMetadata = (): Metadata => ({ title: groupWords.settings.title });

interface SettingsPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A group's name and defaults for new games; owners transfer or delete it here. */
export default async function SettingsPage({ params }: SettingsPageProps) {
  const { id } = await params;
  const pass = await pagePass(id, "keep");
  const { role } = pass;
  const of = await groupContext(pass);
  const { card: group } = of;
  const members = await membersOf(pass);
  return (
    <GroupFrame group={group} here="more" hasBottomBar>
      <main className="flex flex-1 flex-col gap-6 md:grid md:grid-cols-2 md:items-start md:gap-x-12">
        <Settings group={group} />
        <div className="flex min-w-0 flex-col gap-10">
          <Downloads group={id} />
          <RowLink
            href={`/groups/${id}/programs`}
            className="min-h-14 border-line border-y font-semibold leading-snug"
          >
            {tokenWords.open}
          </RowLink>
          {role === "owner" && (
            <section aria-label={groupWords.settings.group} className="flex flex-col gap-3 pb-8">
              <HandOver group={id} members={members} />
              <DeleteGroup group={id} name={group.name} members={members.length} />
            </section>
          )}
        </div>
      </main>
    </GroupFrame>
  );
}
