import type { Metadata } from "next";
import { groupWords } from "@/lib/messages/group";
import { openInvitations } from "@/lib/server/groups/invitations";
import { membersOf } from "@/lib/server/groups/members";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { rolesToInvite } from "@/lib/server/identity/access";
import { groupCard } from "@/lib/server/roster/groupContext";
import { GroupFrame } from "../_group/GroupFrame";
import { pagePass } from "../_group/pageGroup";
import { Invitations } from "./_members/Invitations";
import { Members } from "./_members/Members";

export const generateMetadata = (): Metadata => ({ title: groupWords.members.title });

interface MembersPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A group's members and its invitations. */
export default async function MembersPage({ params }: MembersPageProps) {
  const { id } = await params;
  const pass = await pagePass(id);
  const roles = rolesToInvite(pass.role);
  const [card, members, open, origin] = await Promise.all([
    groupCard(pass),
    membersOf(pass),
    roles.length > 0 ? openInvitations(pass) : [],
    originForOthers(),
  ]);
  return (
    <GroupFrame group={card} here="more">
      <main className="flex flex-col gap-8 md:grid md:grid-cols-2 md:items-start md:gap-x-10">
        <Members group={id} members={members} openInvitations={open.length} />
        {roles.length > 0 && <Invitations group={id} roles={roles} open={open} origin={origin} />}
      </main>
    </GroupFrame>
  );
}
