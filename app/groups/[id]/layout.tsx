import { cookies } from "next/headers";
import { accessGroup } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { groupCard } from "@/lib/server/roster/groupCard";

interface GroupLayoutProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly children: React.ReactNode;
}

/** The felt on a group's pages is that of its tables. Whoever may not read the group is told so by the page. */
export default async function GroupLayout({ params, children }: GroupLayoutProps) {
  const pass = await accessGroup(await readVisitor(await cookies()), (await params).id, "read");
  if (!pass.ok) return children;
  const { cloth } = await groupCard(pass.value);
  return (
    <div data-felt={cloth.felt} className="contents">
      {children}
    </div>
  );
}
