import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { ExpiryNotice } from "@/app/_start/ExpiryNotice";
import { ledgerWords } from "@/lib/messages/ledger";
import { tableWords } from "@/lib/messages/table";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { access, accessGroup } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { drinksLeft } from "@/lib/server/roster/ledger/drinks";
import { expiry } from "@/lib/server/table/expiry";
import { tableLinks } from "@/lib/server/table/links/tableLink";
import { readLiveState } from "@/lib/server/table/live/liveState";
import { isResultOnly, openTable } from "@/lib/server/table/openTable";
import { ShareSheet } from "./_share/ShareSheet";
import { Table } from "./_table/Table";

export const generateMetadata = (): Metadata => ({ title: tableWords.title });

interface GamePageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A table, for visitors with access; 404 for others. */
export default async function GamePage({ params }: GamePageProps) {
  const { id } = await params;
  const visitor = await readVisitor(await cookies());
  const pass = await access(visitor, id, "read");
  if (!pass.ok) notFound();
  // A result-only game has no table to show.
  if (await isResultOnly(pass.value)) redirect(`/games/${id}/history`);
  const table = await openTable(pass.value);
  const liveState = await readLiveState(pass.value);
  const until = (await expiry([table.table])).get(table.table);
  const group = table.group ? await accessGroup(visitor, table.group.id, "read") : null;
  const left = group?.ok ? await drinksLeft(group.value, id) : null;
  return (
    <>
      {until && (
        <aside className="mx-auto max-w-xl px-3 pt-2">
          <ExpiryNotice until={until.toISOString()} signedIn={visitor.account !== null} />
        </aside>
      )}
      <Table
        key={id}
        table={table}
        liveState={liveState}
        limit={left && { ...left, says: ledgerWords.limitReached(left.limit) }}
        share={
          table.may.share && (
            <ShareSheet
              game={id}
              table={table.table}
              links={await tableLinks(pass.value)}
              origin={await originForOthers()}
            />
          )
        }
      />
    </>
  );
}
