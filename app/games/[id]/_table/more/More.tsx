"use client";
import { useEffect } from "react";
import { MoreIcon } from "@/app/ui/Icons";
import { Sheet } from "@/app/ui/Sheet";
import { keyOfTable, savedText, saveText } from "@/lib/client/localStore";
import type { PlayerId } from "@/lib/engine";
import { moreWords } from "@/lib/messages/table";
import { useEnding } from "../../notices/useEnding";
import type { Notice } from "../notices";
import type { Seated } from "../seated";
import { MorePages } from "../sheetsChunk";
import type { Page } from "./Menu";

interface MoreProps extends Seated {
  /** The open page; null while the sheet is closed. */
  readonly page: Page | null;
  readonly onPage: (page: Page | null) => void;
  /** Sets a starter other than the rules' choice (S10), or the one who rolled highest. `note`: the dice. */
  readonly onStarter: (player: PlayerId, note?: string) => void;
  readonly say: (notice: Notice) => void;
}

/** Everything besides claims and bangs: one key in the header, one sheet. */
export function More({ page, onPage: setPage, onStarter, say, ...seated }: MoreProps) {
  const { table, view, tap } = seated;
  const [end, asksForPot] = useEnding(seated);
  const pauseKey = keyOfTable("break", table.id);
  const close = () => {
    if (page === "pause") saveText(pauseKey, null);
    setPage(null);
  };

  // A returning phone shows the break it left with, or how long nothing was recorded.
  const at = table.last?.entry.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is opened
  useEffect(() => {
    if (savedText(pauseKey)) setPage("pause");
    else if (at !== undefined && isLull(at, Date.now()) && view.phase !== "finished")
      void import("./sinceWhen").then(
        ({ sinceWhen }) => say({ sentence: moreWords.resumed(...sinceWhen(at, Date.now())) }),
        // Optional: a failure is ignored.
        () => undefined,
      );
  }, []);

  const open = (next: Page) => {
    if (next === "pause") saveText(pauseKey, new Date().toISOString());
    setPage(next);
  };
  return (
    <>
      <button
        type="button"
        aria-label={moreWords.more}
        aria-haspopup="dialog"
        onClick={() => setPage("menu")}
        className="icon-button [&_svg]:stroke-[3.5]"
      >
        <MoreIcon />
      </button>
      <Sheet title={moreWords.titles[page ?? "menu"]} open={page !== null} onClose={close}>
        {page && (
          <MorePages
            page={page}
            table={table}
            view={view}
            undo={seated.undo}
            keeps={seated.consents.keeps}
            mode={seated.mode}
            afterRound={seated.afterRound}
            pausedSince={savedText(pauseKey)}
            onPage={open}
            onClose={close}
            onDone={(...tapArgs) => {
              setPage(null);
              tap(...tapArgs);
            }}
            onEnd={(named) => {
              setPage(null);
              end(named);
            }}
            onStarter={(...starterArgs) => {
              setPage(null);
              onStarter(...starterArgs);
            }}
            onSeat={() => {
              setPage(null);
              seated.seat.ask();
            }}
          />
        )}
      </Sheet>
      {asksForPot}
    </>
  );
}

/** The shortest pause that counts as a break, in milliseconds. */
const LULL = 20 * 60_000;

/** True if nothing was recorded for long enough to mention it. */
const isLull = (at: string, now: number): boolean => now - Date.parse(at) >= LULL;
