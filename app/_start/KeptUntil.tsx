import { Way } from "@/app/ui/Way";
import { When } from "@/app/ui/When";
import { installationWords } from "@/lib/messages/installation";

const WORDS = installationWords.kept;

interface KeptUntilProps {
  /** ISO 8601. */
  readonly until: string;
  readonly signedIn: boolean;
}

/** Said of a game of guests that will be deleted soon: until when it is kept, and how to keep it. */
export function KeptUntil({ until, signedIn }: KeptUntilProps) {
  return (
    <p className="text-base leading-snug">
      {WORDS.until} <When at={until} as="day" />.{" "}
      <Way
        href={signedIn ? "/account" : "/sign-in"}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {signedIn ? WORDS.claim : WORDS.signIn}
      </Way>
    </p>
  );
}
