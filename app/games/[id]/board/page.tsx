import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { boardWords } from "@/lib/messages/notices";
import { access } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { readAside } from "@/lib/server/table/live/around";
import { isResultOnly, openTable } from "@/lib/server/table/openTable";
import { boardFacts } from "@/lib/views/board";
import { viewTable } from "@/lib/views/table";
import { Board } from "./_board/Board";
import { LiveBoard } from "./_board/LiveBoard";
import { sayBoard } from "./_board/said";

export const generateMetadata = (): Metadata => ({ title: boardWords.title });

interface BoardPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/**
 * The table on the kitchen's television, for those who may read it: nothing to tap, all to read. It is drawn here, and sent
 * as it is, so that a weak television carries neither the rules nor the words.
 */
export default async function BoardPage({ params }: BoardPageProps) {
  const { id } = await params;
  const pass = await access(await readVisitor(await cookies()), id, "read");
  if (!pass.ok) notFound();
  if (await isResultOnly(pass.value)) redirect(`/games/${id}/history`);
  const table = await openTable(pass.value);
  const view = viewTable(table);
  const { consents } = await readAside(pass.value);
  const facts = boardFacts(table, view, consents, sayBoard(table, view, consents));
  return (
    <LiveBoard key={id} game={id} facts={facts}>
      <Board table={table} view={view} consents={consents} facts={facts} />
    </LiveBoard>
  );
}
