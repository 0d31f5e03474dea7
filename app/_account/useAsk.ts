"use client";
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { AccountAnswer } from "@/lib/client/accountApi";
import type { NotDone } from "@/lib/protocol/entry";

/** What was wrong with what was typed, and in which field. */
const FIELD_OF: Partial<Record<NotDone["code"], string>> = {
  "bad-name": "name",
  "mixed-name": "name",
  "bad-email": "email",
  "short-passphrase": "passphrase",
  "long-passphrase": "passphrase",
  "easy-passphrase": "passphrase",
  "not-known": "passphrase",
  "wrong-passphrase": "current",
  "code-not-valid": "code",
};

/** A form that asks the server something: what to hang on it, and how it stands. */
export interface Asking {
  readonly form: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly method: "post";
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Whether an answer is awaited. */
  readonly going: boolean;
  /** Whether the page has not woken up yet: sending what was typed now would only load it anew. */
  readonly asleep: boolean;
  /** The sentence for a field of this name, where the trouble is there. */
  readonly wrong: (field: string) => string | undefined;
  /** The sentence that belongs to no field that is there. */
  readonly trouble: string | undefined;
  /** Asks without the form, as another button beside it does. */
  readonly ask: (another: (fields: FormData) => Promise<AccountAnswer>, done: Done) => void;
}

type Done = (answer: Extract<AccountAnswer, { ok: true }>) => void;

const never = () => () => undefined;

/**
 * Asks with what was typed into a form. What went wrong stands beside its field, which gets the focus. Once it is done it stays
 * "going" where the page is left for another.
 */
export function useAsk(
  send: (fields: FormData) => Promise<AccountAnswer>,
  done: Done,
  leaves = false,
): Asking {
  const ref = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<NotDone | null>(null);
  const [going, setGoing] = useState(false);
  const under = useRef(false);
  const asleep = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

  const ask: Asking["ask"] = async (another, then) => {
    if (under.current || ref.current === null) return;
    under.current = true;
    setGoing(true);
    setRefusal(null);
    const answer = await another(new FormData(ref.current));
    if (!answer.ok || !leaves) {
      under.current = false;
      setGoing(false);
    }
    if (answer.ok) then(answer);
    else setRefusal(answer);
  };

  const inField = refusal === null ? undefined : FIELD_OF[refusal.code];
  useEffect(() => {
    if (refusal === null) return;
    const field = inField ? ref.current?.elements.namedItem(inField) : null;
    if (field instanceof HTMLInputElement) field.focus();
  }, [refusal, inField]);

  const there = (field: string) => ref.current?.elements.namedItem(field) instanceof HTMLInputElement;
  return {
    form: {
      ref,
      // Should the page not be awake: never as a query, where a passphrase would stand in the address bar.
      method: "post",
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        ask(send, done);
      },
    },
    going,
    asleep,
    wrong: (field) => (field === inField ? refusal?.message : undefined),
    trouble: refusal !== null && !(inField && there(inField)) ? refusal.message : undefined,
    ask,
  };
}

/** What was typed into a field. */
export const typed = (fields: FormData, name: string): string => String(fields.get(name) ?? "");
