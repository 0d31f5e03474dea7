"use client";
import { useRef, useState } from "react";
import type { ApiError } from "@/lib/protocol/entry";

type Answer<More> = ({ readonly ok: true } & More) | ApiError;

/** The last error; no code without a response. */
interface Wrong {
  readonly message: string;
  readonly code?: ApiError["code"];
}

/** One request at a time, with its pending state and its last error. */
export interface Mutation {
  readonly going: boolean;
  /** The error as a sentence. */
  readonly error: string | null;
  /** The error's code. */
  readonly code: ApiError["code"] | null;
  /** Sends a request unless one is pending. Resolves to its result, or null if it failed. */
  readonly run: <More>(send: () => Promise<Answer<More>>) => Promise<({ readonly ok: true } & More) | null>;
  /** Clears the error. */
  readonly clear: () => void;
}

/**
 * For keys and forms that change data: a double press sends one request.
 * @param noAnswer the error without a response.
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
