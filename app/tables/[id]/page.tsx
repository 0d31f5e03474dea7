import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { tableWords } from "@/lib/messages/table";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { accessTable } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { screensAt } from "@/lib/server/table/screens/tableScreens";
import { tableCard } from "@/lib/server/table/tables";
import { EmptyTable } from "./_table/EmptyTable";
import { TableScreens } from "./_table/TableScreens";

export const generateMetadata = (): Metadata => ({ title: tableWords.title });

interface TablePageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A table, for visitors with access: its current or latest game. */
export default async function TablePage({ params }: TablePageProps) {
  const { id } = await params;
  const pass = await accessTable(await readVisitor(await cookies()), id, "read");
  if (!pass.ok) notFound();
  const table = await tableCard(pass.value);
  if (table.game !== null) redirect(`/games/${table.game}`);
  const { purposes } = pass.value;
  return (
    <EmptyTable table={table} mayPlay={purposes.includes("record")}>
      {purposes.includes("relink") && (
        <TableScreens table={id} screens={await screensAt(pass.value)} origin={await originForOthers()} />
      )}
    </EmptyTable>
  );
}
