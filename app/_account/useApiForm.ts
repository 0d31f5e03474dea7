"use client";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useMutation } from "@/app/ui/useMutation";
import type { AccountAnswer } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";
import type { ApiError } from "@/lib/protocol/entry";

/** What was wrong with what was typed, and in which field. */
const FIELD_OF: Partial<Record<ApiError["code"], string>> = {
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
export interface FormState {
  readonly form: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly method: "post";
    readonly noValidate: true;
    readonly onSend: () => void;
  };
  /** Whether an answer is awaited. */
  readonly going: boolean;
  /** Whether the page has not woken up yet: sending what was typed now would only load it anew. */
  readonly asleep: boolean;
  /** The sentence for a field of this name, where the trouble is there. */
  readonly wrong: (field: string) => string | undefined;
  /** The sentence that belongs to no field that is there. */
  readonly error: string | null;
}

const never = () => () => undefined;

/**
 * Asks with what was typed into a form. What went wrong stands beside its field, which gets the focus. Once it is done it stays
 * "going" where the page is left for another.
 */
export function useApiForm(
  send: (fields: FormData) => Promise<AccountAnswer>,
  done: (answer: Extract<AccountAnswer, { ok: true }>) => void,
  leaves = false,
): FormState {
  const ref = useRef<HTMLFormElement>(null);
  const { going, error, code, run } = useMutation(accountWords.noAnswer);
  const [left, setLeft] = useState(false);
  const asleep = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

  const ask = async () => {
    if (left || ref.current === null) return;
    const fields = new FormData(ref.current);
    const answer = await run(async () => {
      const answered = await send(fields);
      setLeft(answered.ok && leaves);
      return answered;
    });
    if (answer) done(answer);
  };

  const inField = code === null ? undefined : FIELD_OF[code];
  useEffect(() => {
    const field = error !== null && inField ? ref.current?.elements.namedItem(inField) : null;
    if (field instanceof HTMLInputElement) field.focus();
  }, [error, inField]);

  const there = (field: string) => ref.current?.elements.namedItem(field) instanceof HTMLInputElement;
  return {
    form: {
      ref,
      // Should the page not be awake: never as a query, where a passphrase would stand in the address bar.
      method: "post",
      noValidate: true,
      onSend: ask,
    },
    going: going || left,
    asleep,
    wrong: (field) => (field === inField ? (error ?? undefined) : undefined),
    error: inField && there(inField) ? null : error,
  };
}

/** What was typed into a field. */
export const typed = (fields: FormData, name: string): string => String(fields.get(name) ?? "");
