"use client";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useMutation } from "@/app/ui/useMutation";
import type { AccountAnswer } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";
import type { ApiError } from "@/lib/protocol/entry";

/** Which field each error code belongs to. */
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

/** A form that sends a request: the props to spread on it, and its state. */
export interface FormState {
  readonly form: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly method: "post";
    readonly noValidate: true;
    readonly onSend: () => void;
  };
  /** True while a response is pending. */
  readonly going: boolean;
  /** True before hydration: submitting now would only reload the page. */
  readonly asleep: boolean;
  /** The error for the field with this name, if any. */
  readonly wrong: (field: string) => string | undefined;
  /** The error that belongs to no visible field. */
  readonly error: string | null;
}

const never = () => () => undefined;

/**
 * Sends the form's values. An error appears at its field, which gets the focus. After success the form stays
 * "going" if the page navigates away.
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
      // Before hydration the browser submits the form itself: POST keeps a password out of the address bar.
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

export const typed = (fields: FormData, name: string): string => String(fields.get(name) ?? "");
