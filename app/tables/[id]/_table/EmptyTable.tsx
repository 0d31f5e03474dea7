import Link from "next/link";
import { AutoRefresh } from "@/app/ui/AutoRefresh";
import { lettersOf } from "@/app/ui/letters";
import { Nameplate } from "@/app/ui/Nameplate";
import { emptyTableWords as WORDS } from "@/lib/messages/group";
import { START_WORDS } from "@/lib/messages/start";
import type { TableCard } from "@/lib/server/table/tables";

/** Polling interval while waiting for a game, in milliseconds. */
const ASKED_EVERY = 3_000;

interface EmptyTableProps {
  readonly table: TableCard;
  readonly mayPlay: boolean;
  /** The scorekeeper's actions. */
  readonly children?: React.ReactNode;
}

/** A table without a game. Phones that wait here open the first game automatically. */
export function EmptyTable({ table: { id, name, group, cloth }, mayPlay, children }: EmptyTableProps) {
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
      {mayPlay && (
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
