import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { accessGroup } from "@/lib/server/access";
import { groupCard } from "@/lib/server/roster/groupCard";
import { readVisitor } from "@/lib/server/visitor";
import { rosterWords } from "@/lib/words/rosterScreens";
import { GroupHeader } from "./_group/GroupHeader";

export const metadata: Metadata = { title: rosterWords.header.games };

interface GroupPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A group, for those who belong to it; for all others there is no such page. */
export default async function GroupPage({ params }: GroupPageProps) {
  const { id } = await params;
  const pass = await accessGroup(await readVisitor(await cookies()), id, "read");
  if (!pass.ok) notFound();
  const { name } = await groupCard(pass.value);
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-4">
      <GroupHeader id={id} name={name} role={pass.value.role} here="games" />
    </div>
  );
}
