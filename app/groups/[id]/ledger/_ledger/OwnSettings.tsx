"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { NumberField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { Section } from "@/app/ui/Section";
import { useMutation } from "@/app/ui/useMutation";
import { type Answer, ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { ledgerWords } from "@/lib/messages/ledger";
import { MAX_DRINKS, type OwnDrinks } from "@/lib/protocol/ledger";

/** Private: tells a player that they reached their drink limit. */
export function LimitReached({ own: { limit, tonight } }: Pick<OwnSettingsProps, "own">) {
  return limit !== null && tonight >= limit ? (
    <p className="mb-4 rounded-xl border border-line px-4 py-3 font-semibold">{WORDS.limitReached(limit)}</p>
  ) : null;
}

interface OwnSettingsProps {
  readonly group: string;
  readonly own: OwnDrinks;
}

const WORDS = ledgerWords;

/** Private settings of a signed-in roster member: the drink limit, and hiding their stats. */
export function OwnSettings({ group, own: { limit, tonight, unlisted } }: OwnSettingsProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [most, setMost] = useState(limit ?? Number.NaN);
  const [message, setMessage] = useState("");
  const isLimit = Number.isInteger(most) && most >= 1 && most <= MAX_DRINKS;
  const change = async (send: () => Promise<Answer>, done: string) => {
    setMessage("");
    if ((await mutation.run(send)) === null) return;
    setMessage(done);
    router.refresh();
  };
  const set = (to: number | null) =>
    change(
      () => ask("PUT /api/v1/groups/{group}/drink-limit", { group }, { limit: to }),
      to === null ? WORDS.limitRemoved : WORDS.limitSet(to),
    );
  return (
    <Section id="own" heading={WORDS.own} look="title" level={3} className="pt-8">
      <p className="pb-3 text-small text-soft">{WORDS.ownHint}</p>
      {limit !== null && <p className="pb-3 text-soft">{WORDS.ownTonight(tonight)}</p>}
      <Form onSend={() => isLimit && void set(most)} className="gap-3">
        <NumberField label={WORDS.limit} value={most} from={1} to={MAX_DRINKS} onNumber={setMost} />
        <div className="pairs grid gap-2">
          <SubmitKey look="other" ready={isLimit} going={mutation.going}>
            {WORDS.setLimit}
          </SubmitKey>
          {limit !== null && (
            <button
              type="button"
              aria-disabled={mutation.going}
              onClick={() => {
                setMost(Number.NaN);
                void set(null);
              }}
              className="key min-h-16 px-6 font-semibold"
            >
              {WORDS.noLimit}
            </button>
          )}
        </div>
      </Form>
      <button
        type="button"
        aria-pressed={unlisted}
        aria-describedby="unlisted-hint"
        aria-disabled={mutation.going}
        onClick={() =>
          void change(
            () => ask("PUT /api/v1/groups/{group}/unlisted", { group }, { unlisted: !unlisted }),
            unlisted ? WORDS.isListed : WORDS.isUnlisted,
          )
        }
        className={`key mt-5 min-h-14 w-full justify-start! gap-3 px-4 font-semibold ${unlisted ? "border-ink! bg-ink! text-table!" : ""}`}
      >
        <Tick on={unlisted} />
        {WORDS.unlisted}
      </button>
      <p id="unlisted-hint" className="pt-1.5 text-small text-soft">
        {WORDS.unlistedHint}
      </p>
      <p role="status" className="min-h-6 pt-1 text-good">
        {message}
      </p>
      <FormError sentence={mutation.error} />
    </Section>
  );
}

/** Not by color alone. */
function Tick({ on }: { readonly on: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className="size-5 shrink-0" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="1" y="1" width="14" height="14" rx="3" strokeWidth="1.5" />
      {on && <path d="M4 8.5l3 3 5-6" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />}
    </svg>
  );
}
