"use client";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { signOut } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";

const WORDS = accountWords.signIn;

/** For visitors who are signed in already: a link onwards, and sign-out. */
export function SignedIn({ name, next }: { readonly name: string; readonly next: string }) {
  const { error, run } = useMutation(accountWords.noAnswer);
  return (
    <>
      <p className="text-lead">
        {WORDS.already} <strong>{name}</strong>.
      </p>
      {/* A full page load: nothing rendered before is shown to another user. */}
      <a href={next} className="key key-next stamp min-h-16 text-title">
        {WORDS.goOn}
      </a>
      <button
        type="button"
        className="key min-h-14 font-semibold"
        onClick={async () => {
          if (await run(signOut)) location.reload();
        }}
      >
        {WORDS.signOut}
      </button>
      <FormError sentence={error} />
    </>
  );
}
