import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { AutoRefresh } from "@/app/ui/AutoRefresh";
import { lettersOf } from "@/app/ui/letters";
import { Nameplate } from "@/app/ui/Nameplate";
import { emptyTableWords as WORDS } from "@/lib/messages/group";
import { START_WORDS } from "@/lib/messages/start";
import { tableWords } from "@/lib/messages/table";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { accessTable } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { screensAt } from "@/lib/server/table/screens/tableScreens";
import { type TableCard, tableCard } from "@/lib/server/table/tables";
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
    <EmptyTable table={table} canPlay={purposes.includes("record")}>
      {purposes.includes("relink") && (
        <TableScreens table={id} screens={await screensAt(pass.value)} origin={await originForOthers()} />
      )}
    </EmptyTable>
  );
}

/** Polling interval while waiting for a game, in milliseconds. */
const ASKED_EVERY = 3_000;

interface EmptyTableProps {
  readonly table: TableCard;
  readonly canPlay: boolean;
  /** The scorekeeper's actions. */
  readonly children?: React.ReactNode;
}

/** A table without a game. Phones that wait here open the first game automatically. */
function EmptyTable({ table: { id, name, group, cloth }, canPlay, children }: EmptyTableProps) {
  return (
    <main
      data-felt={cloth?.felt}
      className="mx-auto flex min-h-dvh max-w-md flex-col gap-5 flat:grid flat:max-w-4xl flat:grid-cols-2 flat:grid-rows-[auto_auto_1fr] flat:gap-x-6 px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))]"
    >
      <div className="felt @container flat:row-span-3 flex min-h-[34dvh] flex-col justify-end gap-2 p-6">
        <div className="flex-1">
          <Nameplate cloth={cloth} />
        </div>
        {group && <p className="text-felt-soft text-lead [overflow-wrap:anywhere]">{group.name}</p>}
        <h1 className={`stamp text-balance ${lettersOf(name ?? "")} leading-[0.95] [overflow-wrap:anywhere]`}>
          {name}
        </h1>
      </div>
      <p className="text-lead leading-snug">{WORDS.what}</p>
      <p className="text-soft">{WORDS.wait}</p>
      <AutoRefresh every={ASKED_EVERY} />
      {children}
      {canPlay && (
        <Link
          href={{ pathname: "/new", query: { table: id } }}
          className="key key-next stamp mt-auto min-h-18 text-title"
        >
          {START_WORDS.newGame}
        </Link>
      )}
    </main>
  );
}
