"use client";

import { useId, useState } from "react";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { accountWords } from "@/lib/messages/account";
import type { FormState } from "./useApiForm";

interface AccountFormProps {
  readonly asking: FormState;
  /** Label of the submit key. */
  readonly go: string;
  readonly look?: React.ComponentProps<typeof SubmitKey>["look"];
  readonly className?: string;
  readonly children: React.ReactNode;
  /** A secondary key below the submit key. */
  readonly instead?: React.ReactNode;
}

/** An account form: its fields, an error that belongs to no field, and the submit key. */
export function AccountForm(form: AccountFormProps) {
  const { asking, go, look = "page", className = "gap-3", children, instead } = form;
  return (
    <Form {...asking.form} className={className}>
      {children}
      <div className="flex flex-col gap-3">
        <FormError sentence={asking.error} />
        <SubmitKey look={look} going={asking.going} asleep={asking.asleep}>
          {asking.going ? accountWords.going : go}
        </SubmitKey>
      </div>
      {instead}
    </Form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** Shown below the input; an error replaces it. */
  readonly hint?: string | undefined;
  readonly wrong: string | undefined;
  readonly type?: "text" | "email" | "passphrase";
  readonly autoComplete: string;
  readonly defaultValue?: string | undefined;
  readonly maxLength?: number;
  /** Gets the focus when the page or sheet opens. */
  readonly first?: boolean;
}

/** A sheet focuses the element with this attribute when it opens; React's autoFocus runs too early. */
const markFirst = (input: HTMLInputElement | null) => input?.setAttribute("autofocus", "");

/** A text input with its label above and a hint or an error below. */
export function Field({ type = "text", hint, wrong, label, first = false, ...field }: FieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === "passphrase";
  const below = wrong ?? hint;
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-semibold">
        {label}
      </label>
      <div
        className={`flex items-stretch rounded-xl border-2 bg-raised focus-within:border-brass ${wrong ? "border-fire-ink" : "border-edge"}`}
      >
        <input
          {...field}
          id={id}
          type={secret ? (shown ? "text" : "password") : type}
          ref={first ? markFirst : undefined}
          // biome-ignore lint/a11y/noAutofocus: the page, or sheet, is for filling this in, and for nothing else
          autoFocus={first}
          autoCapitalize={type === "text" && field.name === "name" ? "words" : "none"}
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={wrong !== undefined}
          aria-describedby={below ? `${id}-below` : undefined}
          className="min-h-14 min-w-0 flex-1 rounded-xl bg-transparent px-4 text-lead text-ink outline-none!"
        />
        {secret && (
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-pressed={shown}
            aria-label={`${accountWords.fields.show}: ${label}`}
            className="min-w-16 rounded-xl px-3 font-semibold text-soft"
          >
            {shown ? accountWords.fields.hide : accountWords.fields.show}
          </button>
        )}
      </div>
      <p
        id={`${id}-below`}
        role={wrong ? "alert" : undefined}
        className={`${hint || secret ? "min-h-12" : "min-h-6"} pt-1 text-small leading-snug ${wrong ? "text-fire-ink" : "text-soft"}`}
      >
        {below}
      </p>
    </div>
  );
}
