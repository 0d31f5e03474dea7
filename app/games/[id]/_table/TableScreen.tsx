"use client";

import { useState, useSyncExternalStore } from "react";
import type { TableStore } from "@/lib/client/tableStore";
import { assertNever, type PlayerId } from "@/lib/engine";
import { viewTable } from "@/lib/views/table";
import { tableWords } from "@/lib/words/screens";
import { BetweenRounds } from "./BetweenRounds";
import { Claiming } from "./Claiming";
import { Finished } from "./Finished";
import { NoticeLine } from "./NoticeLine";
import { Revealing } from "./Revealing";
import { RoundLog } from "./RoundLog";
import { ScoreStrip } from "./ScoreStrip";
import type { Seated } from "./seated";
import { TableHeader } from "./TableHeader";

interface TableScreenProps {
  readonly store: TableStore;
  readonly share: React.ReactNode;
}

/** The table as one screen: strip above, felt in the middle, thumb zone below; side by side where there is room. */
export function TableScreen({ store, share }: TableScreenProps) {
  const { table, pending, connection, notice } = useSyncExternalStore(
    store.subscribe,
    store.getView,
    store.getView,
  );
  const view = viewTable(table);
  const [starter, setStarter] = useState<PlayerId | null>(null);
  const choosing = view.phase === "between-rounds" && view.toAct === null;
  const choose = (player: PlayerId) => {
    setStarter(player);
    store.dismissNotice();
  };
  const seated: Seated = {
    table,
    view,
    tap: store.tap,
    notice: notice && (
      <NoticeLine notice={notice} names={table.names} phase={view.phase} onDismiss={store.dismissNotice} />
    ),
  };

  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-xl flex-col flat:max-w-none flat:px-2 lg:grid lg:max-w-[84rem] lg:grid-cols-[16rem_minmax(0,1fr)_19rem] lg:grid-rows-[auto_minmax(0,1fr)] lg:gap-x-6 lg:px-6">
      <TableHeader
        view={view}
        game={table.state.game}
        connection={connection}
        pending={pending}
        share={share}
      />
      <ScoreStrip
        view={view}
        hiddenOnPhones={view.phase === "revealing"}
        chosen={choosing ? starter : null}
        onChoose={choosing ? choose : null}
      />
      <main className="flex min-h-0 flex-1 flex-col flat:flex-row flat:flex-wrap lg:mx-auto lg:w-full lg:max-w-xl lg:pb-4">
        <Phase seated={seated} starter={choosing ? starter : null} />
      </main>
      <aside className="hidden min-h-0 overflow-y-auto pb-6 lg:block">
        <h2 className="sr-only">{tableWords.log}</h2>
        <RoundLog table={table} />
      </aside>
    </div>
  );
}

function Phase({ seated, starter }: { readonly seated: Seated; readonly starter: PlayerId | null }) {
  const { phase } = seated.view;
  switch (phase) {
    case "between-rounds":
      return <BetweenRounds {...seated} chosen={starter} />;
    case "claiming":
      return <Claiming {...seated} />;
    case "revealing":
      return <Revealing key={seated.view.round} {...seated} />;
    case "finished":
      return <Finished {...seated} />;
    default:
      return assertNever(phase);
  }
}
