"use client";

import { useEffect, useState } from "react";
import { PlainPage } from "@/app/_start/PlainPage";
import { Table } from "@/app/games/[id]/_table/Table";
import { openOffline } from "@/lib/client/offlineGames";
import type { StoredTable as Kept } from "@/lib/client/storage";
import { laterWords } from "@/lib/messages/anyPage";
import { offlineWords } from "@/lib/messages/notices";
import { OfflineGame } from "./OfflineGame";
import { OnThisPhone } from "./OnThisPhone";
import { PassKey } from "./PassKey";

/** The table at this URL: the phone's last copy, or a game that started here. */
export function OfflineTable() {
  const [kept, setKept] = useState<Kept | "looking" | null>("looking");
  useEffect(() => {
    const [, , game = ""] = location.pathname.split("/");
    void openOffline(game).then(setKept);
  }, []);
  if (kept === "looking")
    return (
      <p role="status" className="p-6 text-soft">
        {laterWords.coming}
      </p>
    );
  if (kept === null)
    return (
      <PlainPage {...offlineWords.noTable}>
        <OnThisPhone />
      </PlainPage>
    );
  const begunHere = kept.begun !== undefined || kept.passed === true;
  return (
    <>
      {kept.begun && !kept.passed && <OfflineGame kept={kept} />}
      <Table
        table={kept.table}
        aside={kept.aside}
        share={kept.table.may.record && <PassKey kept={kept} />}
        begunHere={begunHere}
      />
    </>
  );
}
