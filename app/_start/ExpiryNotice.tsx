import { PlainLink } from "@/app/ui/PlainLink";
import { When } from "@/app/ui/When";
import { installationWords } from "@/lib/messages/installation";

const WORDS = installationWords.expiry;

interface ExpiryNoticeProps {
  /** ISO 8601. */
  readonly until: string;
  readonly signedIn: boolean;
}

/** Until when a guest game is kept, and how to keep it. Shown shortly before its deletion. */
export function ExpiryNotice({ until, signedIn }: ExpiryNoticeProps) {
  return (
    <p className="text-base leading-snug">
      {WORDS.until} <When at={until} as="day" />.{" "}
      <PlainLink
        href={signedIn ? "/account" : "/sign-in"}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {signedIn ? WORDS.claim : WORDS.signIn}
      </PlainLink>
    </p>
  );
}
