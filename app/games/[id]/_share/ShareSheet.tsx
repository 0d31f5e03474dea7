"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import { ask } from "@/lib/client/ask";
import { linkWords } from "@/lib/messages/anyPage";
import type { SharedTable, TableLinks } from "@/lib/protocol/tableLinks";
import { PassOn, Shared } from "../_table/sheetsChunk";

interface ShareSheetProps {
  readonly game: string;
  /** The table's id. */
  readonly table: string;
  readonly links: TableLinks;
  /** The origin under which other phones reach this server: "http://192.168.1.20:3000". */
  readonly origin: string;
}

/**
 * The share button and its sheet. Scorekeepers also see the phones with access, can remove them, and can
 * reset the links.
 */
export function ShareSheet({ game, table, links, origin }: ShareSheetProps) {
  const [open, setOpen] = useState(false);
  const [passes, setPasses] = useState(false);
  const [shared, setShared] = useState<SharedTable>({
    links,
    phones: null,
    handsOver: false,
    group: null,
    publicLinks: null,
    verdicts: null,
  });

  /** Responses to earlier requests are stale once the sheet closes or changes something. */
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

  // Another phone may have reset the links. Without a response the previous ones stay, which are probably
  // right.
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
            onReload={read}
            onPass={() => setPasses(true)}
          />
        )}
      </Sheet>
    </>
  );
}
