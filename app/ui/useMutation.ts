"use client";
import { useRef, useState } from "react";
import type { ApiError } from "@/lib/protocol/entry";

type Answer<More> = ({ readonly ok: true } & More) | ApiError;

/** Why the last was not done; no code where no answer came. */
interface Wrong {
  readonly message: string;
  readonly code?: ApiError["code"];
}

/** One thing asked of the server at a time: whether an answer is awaited, and what went wrong with the last. */
export interface Mutation {
  readonly going: boolean;
  /** The sentence of what went wrong. */
  readonly error: string | null;
  /** Its code. */
  readonly code: ApiError["code"] | null;
  /** Asks, unless an answer is awaited already. Answers what came of it, or null when nothing was done. */
  readonly run: <More>(send: () => Promise<Answer<More>>) => Promise<({ readonly ok: true } & More) | null>;
  /** Forgets what went wrong. */
  readonly clear: () => void;
}

/**
 * For keys and forms that change something on the server: pressed twice, they ask once.
 * @param noAnswer what is told where no answer comes.
 */
export function useMutation(noAnswer: string): Mutation {
  const [going, setGoing] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const busy = useRef(false);
  const run: Mutation["run"] = async (send) => {
    if (busy.current) return null;
    busy.current = true;
    setGoing(true);
    setWrong(null);
    const answer = await send().catch(() => null);
    busy.current = false;
    setGoing(false);
    if (answer?.ok) return answer;
    setWrong(answer ?? { message: noAnswer });
    return null;
  };
  return {
    going,
    error: wrong?.message ?? null,
    code: wrong?.code ?? null,
    run,
    clear: () => setWrong(null),
  };
}
