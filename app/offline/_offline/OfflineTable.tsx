"use client";

import { useEffect, useState } from "react";
import { PlainPage } from "@/app/_start/PlainPage";
import { Table } from "@/app/games/[id]/_table/Table";
import { openOffline } from "@/lib/client/offlineGames";
import type { StoredTable } from "@/lib/client/storage";
import { laterWords } from "@/lib/messages/anyPage";
import { offlineWords } from "@/lib/messages/notices";
import { tableWords } from "@/lib/messages/table";
import { OfflineGame } from "./OfflineGame";
import { OnThisPhone } from "./OnThisPhone";
import { PassKey } from "./PassKey";

/** The table at this URL: the phone's last copy, or a game that started here. */
export function OfflineTable() {
  const [stored, setStored] = useState<StoredTable | "looking" | null>("looking");
  useEffect(() => {
    const [, , game = ""] = location.pathname.split("/");
    void openOffline(game).then(setStored);
  }, []);
  if (stored === "looking")
    return (
      <main className="p-6 text-soft">
        <h1 className="sr-only">{tableWords.title}</h1>
        <p role="status">{laterWords.coming}</p>
      </main>
    );
  if (stored === null)
    return (
      <PlainPage {...offlineWords.noTable}>
        <OnThisPhone />
      </PlainPage>
    );
  const startedOffline = stored.begun !== undefined || stored.passed === true;
  return (
    <>
      {stored.begun && !stored.passed && <OfflineGame stored={stored} />}
      <Table
        table={stored.table}
        liveState={stored.aside}
        share={stored.table.may.record && <PassKey stored={stored} />}
        startedOffline={startedOffline}
      />
    </>
  );
}
