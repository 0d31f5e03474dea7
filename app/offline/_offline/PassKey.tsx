"use client";

import { useEffect, useState } from "react";
import { PassOn } from "@/app/games/[id]/_table/sheetsChunk";
import { Section } from "@/app/ui/Section";
import { Sheet } from "@/app/ui/Sheet";
import { readTable } from "@/lib/client/api";
import { beginPassed } from "@/lib/client/offlineGames";
import { downloadOutbox } from "@/lib/client/outboxFile";
import type { StoredTable } from "@/lib/client/storage";
import { linkWords } from "@/lib/messages/anyPage";
import { offlineWords } from "@/lib/messages/notices";

const AGAIN_AFTER = 10_000;

/** The button and sheet that transfer a table to another phone offline. */
export function PassKey({ stored }: { readonly stored: StoredTable }) {
  const [open, setOpen] = useState(false);
  const { id } = stored.table;
  usePageOf(stored);
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
      <Sheet title={linkWords.pass} open={open} onClose={() => setOpen(false)}>
        <PassOn game={id} onDone={() => setOpen(false)} />
        {stored.passed && <PassedHere stored={stored} />}
      </Sheet>
    </>
  );
}

/** Opens the table's own page as soon as the server has the game and grants access to this phone. */
function usePageOf({ passed, table: { id } }: StoredTable): void {
  useEffect(() => {
    if (!passed) return;
    const look = () =>
      void readTable(id).then(
        (read) => read.ok && location.reload(),
        () => undefined,
      );
    look();
    const again = setInterval(look, AGAIN_AFTER);
    addEventListener("online", look);
    return () => {
      clearInterval(again);
      removeEventListener("online", look);
    };
  }, [passed, id]);
}

/** Explains the state of a transferred game, and what to do if the other phone is lost. */
function PassedHere({ stored }: { readonly stored: StoredTable }) {
  const { begun, table } = stored;
  return (
    <Section
      id="passed"
      heading={offlineWords.passed}
      look="label"
      className="mt-4 border-line border-t pt-4"
    >
      <p className="pb-3 text-soft leading-snug">{offlineWords.passedSafe}</p>
      <span className="flex flex-wrap gap-2 pb-2">
        {begun && (
          <button
            type="button"
            onClick={() => void beginPassed(stored, begun).then((id) => location.replace(`/games/${id}`))}
            className={KEY}
          >
            {offlineWords.beginPassed}
          </button>
        )}
        <button type="button" onClick={() => void downloadOutbox(table.id)} className={KEY}>
          {offlineWords.asFile}
        </button>
      </span>
    </Section>
  );
}

const KEY = "key min-h-14 flex-1 basis-40 px-3 font-semibold leading-tight";
