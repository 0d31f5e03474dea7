"use client";

import { useRef } from "react";
import { type Answer, ask } from "@/lib/client/ask";
import type { PlayerId } from "@/lib/engine";
import { phoneWords } from "@/lib/messages/table";
import type { ConsentWord, RoundConsent } from "@/lib/protocol/liveState";

/** What is said to the verdicts of a game, by whom, and what this phone may say. */
export interface Consents {
  readonly all: readonly RoundConsent[];
  /** Where this phone sits; whoever sits nowhere says nothing. */
  readonly mine: PlayerId | null;
  /** It keeps the table: it settles what is disputed. */
  readonly keeps: boolean;
  readonly say: (round: number, says: ConsentWord | null) => void;
  /** Answers whether it is settled now. */
  readonly settle: (round: number, note: string) => Promise<boolean>;
}

interface Saying extends Pick<Consents, "all" | "mine" | "keeps"> {
  readonly game: string;
  /** The last entry this phone has seen of the server's. */
  readonly after: number;
  readonly onSaid?: () => void;
  readonly onError: (sentence: string) => void;
}

/** Sends what is said to verdicts, one thing at a time; trouble is told. */
export function useConsents({ game, after, onSaid, onError, ...consents }: Saying): Consents {
  const busy = useRef(false);
  const send = async (saying: () => Promise<Answer>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    const answer = await saying().catch(() => null);
    busy.current = false;
    if (answer?.ok) onSaid?.();
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
