"use client";

import { CloseIcon } from "@/app/ui/Icons";
import { deletesAfterAWeek } from "@/lib/client/apple";
import type { SyncResult } from "@/lib/client/flushOutbox";
import { downloadOutbox } from "@/lib/client/outboxFile";
import { homeScreenWords } from "@/lib/messages/homeScreen";
import { offlineWords, waitingWords } from "@/lib/messages/notices";
import { sayCrew } from "@/lib/messages/start";
import { tableWords } from "@/lib/messages/table";
import { describePending } from "./describePending";

interface SyncResultsProps {
  readonly results: readonly SyncResult[];
  readonly onClose: (result: SyncResult) => void;
  /** Discards a table's outbox. */
  readonly onDrop: (result: SyncResult) => void;
}

/** The results of flushing the outbox, with a link to the table; taps without a table can be discarded. */
export const SyncResults = ({ results, onClose, onDrop }: SyncResultsProps) => (
  <>
    {deletesAfterAWeek() && results.some(({ result }) => result === "waits" || result === "begun") && (
      <p className="mb-3 px-3.5 text-small text-soft">{homeScreenWords.keepTaps}</p>
    )}
    {results.map((result) => (
      <div
        key={`${result.game} ${result.result}`}
        className="mb-3 flex flex-wrap items-center gap-x-2 rounded-xl border border-edge bg-raised py-1 pr-1 pl-3.5 text-base"
      >
        <p className="min-w-56 flex-1 py-1.5 leading-snug [overflow-wrap:anywhere]">
          {result.names.length > 0 && <strong className="font-semibold">{sayCrew(result.names, 3)}: </strong>}
          {describePending(result.result, result.count, result.since)}
        </p>
        {(result.result === "revoked" || result.result === "not-begun") && (
          <>
            <button
              type="button"
              onClick={() => void downloadOutbox(result.game)}
              className="key min-h-14 px-3 font-semibold"
            >
              {offlineWords.asFile}
            </button>
            <button type="button" onClick={() => onDrop(result)} className="key min-h-14 px-3 font-semibold">
              {waitingWords.drop(result.count)}
            </button>
          </>
        )}
        {result.result !== "revoked" && (
          // A full page load: no server can render a game that started offline.
          <a href={`/games/${result.game}`} className="key min-h-14 px-3 font-semibold">
            {waitingWords.look}
          </a>
        )}
        {result.result === "sent" && (
          <button
            type="button"
            onClick={() => onClose(result)}
            aria-label={tableWords.close}
            className="icon-button min-h-14"
          >
            <CloseIcon />
          </button>
        )}
      </div>
    ))}
  </>
);
