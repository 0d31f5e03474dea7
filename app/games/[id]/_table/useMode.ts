import { useEffect, useState } from "react";
import { ask } from "@/lib/client/ask";
import { keyOfTable, savedText, saveText } from "@/lib/client/localStore";
import type { Connection } from "@/lib/client/tableStore";
import type { Notice } from "./notices";

/** The way that a table records rounds, and the switch. */
export interface Mode {
  /** True: by their outcome (S26). False: by their claims. */
  readonly scoreOnly: boolean;
  readonly change: (scoreOnly: boolean) => void;
}

/** The time between two attempts to send a change without a response, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * The mode of a game, which all its phones share. A change shows at once. Without a connection this phone
 * keeps it and sends it later.
 */
export function useMode(
  game: string,
  shared: boolean,
  connection: Connection,
  say: (notice: Notice) => void,
): Mode {
  const key = keyOfTable("mode", game);
  const [own, setOwn] = useState<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);
  const save = (scoreOnly: boolean | null) => {
    setOwn(scoreOnly);
    saveText(key, scoreOnly === null ? null : String(scoreOnly));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is opened
  useEffect(() => {
    const saved = savedText(key);
    if (saved !== null) setOwn(saved === "true");
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once per change and connection
  useEffect(() => {
    if (own === null || connection === "offline") return;
    let left = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    void ask("PUT /api/v1/games/{game}/mode", { game }, { score_only: own })
      .catch(() => null)
      .then((answer) => {
        if (left || answer?.ok) return;
        if (answer === null) retry = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
        else {
          save(null);
          say({ sentence: answer.message });
        }
      });
    return () => {
      left = true;
      clearTimeout(retry);
    };
  }, [own, connection, attempt]);
  useEffect(() => {
    if (own === shared) save(null);
  });
  return { scoreOnly: own ?? shared, change: save };
}
