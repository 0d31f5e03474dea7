"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import { ask } from "@/lib/client/ask";
import { linkWords } from "@/lib/messages/anyPage";
import type { SharedTable, TableLinks } from "@/lib/protocol/tableLinks";
import { PassOn, Shared } from "../_table/sheetsChunk";

interface ShareSheetProps {
  readonly game: string;
  /** Where it is played. */
  readonly table: string;
  readonly links: TableLinks;
  /** Where other phones reach this server: "http://192.168.1.20:3000". */
  readonly origin: string;
}

/** A button, and the sheet by which others come to the table; its keepers see there which phones are let in, show them out, and can make the links anew. */
export function ShareSheet({ game, table, links, origin }: ShareSheetProps) {
  const [open, setOpen] = useState(false);
  const [passes, setPasses] = useState(false);
  const [shared, setShared] = useState<SharedTable>({
    links,
    phones: null,
    handsOver: false,
    group: null,
    verdicts: null,
  });

  /** What was asked before is no news once the sheet is closed, or something was changed on it. */
  const reading = useRef<object>(null);

  const read = useCallback(() => {
    const own = {};
    reading.current = own;
    void ask("GET /api/v1/games/{game}/links", { game })
      .then((answer) => {
        if (reading.current === own && answer.ok) setShared(answer);
      })
      .catch(() => undefined);
  }, [game]);

  // Another phone may have made the links anew; without an answer those of before are shown, which may well be right.
  useEffect(() => {
    if (!open) return;
    read();
    return () => {
      reading.current = null;
    };
  }, [open, read]);

  const change = (changed: SharedTable) => {
    reading.current = null;
    setShared(changed);
  };

  const close = () => {
    setOpen(false);
    setPasses(false);
  };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="icon-button px-2 font-semibold text-small"
      >
        {linkWords.open}
      </button>
      <Sheet title={passes ? linkWords.pass : linkWords.title} open={open} onClose={close}>
        {passes ? (
          <PassOn game={game} onDone={close} />
        ) : (
          <Shared
            {...{ game, table, origin, shared }}
            onShared={change}
            onAfresh={read}
            onPass={() => setPasses(true)}
          />
        )}
      </Sheet>
    </>
  );
}
