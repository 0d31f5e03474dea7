"use client";
import { useState } from "react";
import { FormError } from "@/app/ui/Form";
import { goToProvider } from "@/lib/client/accountApi";
import { sayWay } from "@/lib/messages/account";

interface ProviderButtonsProps {
  readonly ways: readonly { readonly id: string; readonly name: string }[];
  readonly next: string;
  /** True if the guest tables on this phone move to the account. */
  readonly claim?: boolean;
  readonly say?: (name: string) => string;
}

/** A button for each configured provider. */
export function ProviderButtons({ ways, next, claim = true, say = sayWay }: ProviderButtonsProps) {
  const [going, setGoing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const go = async (id: string) => {
    if (going) return;
    setGoing(true);
    setError(null);
    const answer = await goToProvider(id, { next, claim });
    if (answer.ok && answer.url) return location.assign(answer.url);
    setGoing(false);
    if (!answer.ok) setError(answer.message);
  };
  return (
    <div className="flex flex-col gap-3">
      <FormError sentence={error} />
      {ways.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-disabled={going}
          onClick={() => go(id)}
          className="key min-h-14 px-4 font-semibold"
        >
          {say(name)}
        </button>
      ))}
    </div>
  );
}
