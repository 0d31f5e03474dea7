"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { Section } from "@/app/ui/Section";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { moneyWords } from "@/lib/messages/money";

interface PayLinkProps {
  readonly group: string;
  /** Null without one. */
  readonly link: string | null;
}

const WORDS = moneyWords.link;
const MOST = 300;

/** A player's own payment link, which others see beside what they owe them. */
export function PayLink({ group, link }: PayLinkProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [typed, setTyped] = useState(link ?? "");
  const [message, setMessage] = useState("");
  const save = async () => {
    setMessage("");
    const sent = typed.trim() === "" ? null : typed.trim();
    const done = await mutation.run(() =>
      ask("PUT /api/v1/groups/{group}/pay-link", { group }, { link: sent }),
    );
    if (done === null) return;
    setMessage(WORDS.saved);
    router.refresh();
  };
  return (
    <Section id="pay-link" heading={WORDS.title} look="title" level={3} className="pt-8">
      <Form className="gap-3 pt-2" onSend={() => void save()}>
        <TextField
          label={WORDS.title}
          hint={WORDS.hint}
          value={typed}
          placeholder="https://…/{amount}"
          mostCharacters={MOST}
          inputMode="url"
          onType={setTyped}
        />
        <FormError sentence={mutation.error} />
        <SubmitKey look="other" going={mutation.going}>
          {WORDS.save}
        </SubmitKey>
      </Form>
      <p role="status" className="min-h-6 pt-1 text-good">
        {message}
      </p>
    </Section>
  );
}
