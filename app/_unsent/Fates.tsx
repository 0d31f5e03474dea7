"use client";

import { CloseIcon } from "@/app/ui/Icons";
import { deletesAfterAWeek } from "@/lib/client/apple";
import type { Fate } from "@/lib/client/sendWaiting";
import { downloadWaiting } from "@/lib/client/waitingFile";
import { homeScreenWords } from "@/lib/messages/homeScreen";
import { offlineWords, waitingWords } from "@/lib/messages/notices";
import { sayCrew } from "@/lib/messages/start";
import { tableWords } from "@/lib/messages/table";
import { sayWaiting } from "./sayWaiting";

interface FatesProps {
  readonly fates: readonly Fate[];
  readonly onClose: (fate: Fate) => void;
  /** Gives up what waits for a table. */
  readonly onDrop: (fate: Fate) => void;
}

/** What became of the taps that waited for a table, and the way there; where there is none, they can be given up. */
export const Fates = ({ fates, onClose, onDrop }: FatesProps) => (
  <>
    {deletesAfterAWeek() && fates.some(({ fate }) => fate === "waits" || fate === "begun") && (
      <p className="mb-3 px-3.5 text-small text-soft">{homeScreenWords.keepTaps}</p>
    )}
    {fates.map((fate) => (
      <div
        key={`${fate.game} ${fate.fate}`}
        className="mb-3 flex flex-wrap items-center gap-x-2 rounded-xl border border-edge bg-raised py-1 pr-1 pl-3.5 text-base"
      >
        <p className="min-w-56 flex-1 py-1.5 leading-snug [overflow-wrap:anywhere]">
          {fate.names.length > 0 && <strong className="font-semibold">{sayCrew(fate.names, 3)}: </strong>}
          {sayWaiting(fate.fate, fate.count, fate.since)}
        </p>
        {(fate.fate === "gone" || fate.fate === "not-begun") && (
          <>
            <button
              type="button"
              onClick={() => void downloadWaiting(fate.game)}
              className="plate min-h-14 px-3 font-semibold"
            >
              {offlineWords.asFile}
            </button>
            <button type="button" onClick={() => onDrop(fate)} className="plate min-h-14 px-3 font-semibold">
              {waitingWords.drop(fate.count)}
            </button>
          </>
        )}
        {fate.fate !== "gone" && (
          // No Link: of a game that was begun here no server could draw the page.
          <a href={`/games/${fate.game}`} className="plate min-h-14 px-3 font-semibold">
            {waitingWords.look}
          </a>
        )}
        {fate.fate === "sent" && (
          <button
            type="button"
            onClick={() => onClose(fate)}
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
