"use client";

import { useRef } from "react";
import { type Answer, ask } from "@/lib/client/ask";
import type { PlayerId } from "@/lib/engine";
import { phoneWords } from "@/lib/messages/table";
import type { ConsentWord, RoundConsent } from "@/lib/protocol/liveState";

/** Responses to a game's verdicts, and what this phone can respond. */
export interface Consents {
  readonly all: readonly RoundConsent[];
  /** This phone's seat; a phone without a seat cannot respond. */
  readonly mine: PlayerId | null;
  /** True for the scorekeeper, who resolves disputes. */
  readonly keeps: boolean;
  readonly say: (round: number, says: ConsentWord | null) => void;
  /** Returns true once it is resolved. */
  readonly settle: (round: number, note: string) => Promise<boolean>;
}

interface Saying extends Pick<Consents, "all" | "mine" | "keeps"> {
  readonly game: string;
  /** The last server entry this phone has seen. */
  readonly after: number;
  readonly onResponse?: () => void;
  readonly onError: (sentence: string) => void;
}

/** Sends responses to verdicts one at a time, and reports errors. */
export function useConsents({ game, after, onResponse, onError, ...consents }: Saying): Consents {
  const busy = useRef(false);
  const send = async (saying: () => Promise<Answer>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    const answer = await saying().catch(() => null);
    busy.current = false;
    if (answer?.ok) onResponse?.();
    else onError(answer?.message ?? phoneWords.noAnswer);
    return answer?.ok ?? false;
  };
  return {
    ...consents,
    say: (round, says) =>
      void send(() =>
        ask(
          "PUT /api/v1/games/{game}/rounds/{round}/consent",
          { game, round: String(round) },
          { says, after },
        ),
      ),
    settle: (round, note) =>
      send(() =>
        ask(
          "PUT /api/v1/games/{game}/rounds/{round}/settlement",
          { game, round: String(round) },
          { note, after },
        ),
      ),
  };
}
