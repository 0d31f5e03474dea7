/** A mail: plain text, with one link on a line of its own. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
}

const mail = (subject: string, ...paragraphs: readonly string[]): Mail => ({
  subject,
  text: `${paragraphs.join("\n\n")}\n`,
});

const IGNORE = "Was that not you? Then do nothing: without this link nobody gets any further.";

/** The link by which somebody signs in. */
export const sayLinkMail = (link: string, minutes: number): Mail =>
  mail(
    "Your way in to Liar’s Table",
    `Open this within ${minutes} minutes, on the phone that you want to sign in on, and press the button there:`,
    link,
    "It works once.",
    IGNORE,
  );

/** The link by which somebody sets a new passphrase. */
export const sayRecoveryMail = (link: string, minutes: number): Mail =>
  mail(
    "A new passphrase for Liar’s Table",
    `Open this within ${minutes} minutes to choose a new passphrase:`,
    link,
    "It works once. Every phone that is signed in is signed out by it.",
    IGNORE,
  );

/** The link by which somebody shows that a mailbox is theirs. */
export const sayProofMail = (link: string, minutes: number): Mail =>
  mail(
    "Is this your e-mail? (Liar’s Table)",
    `Open this within ${minutes} minutes, on a phone that is signed in to your account:`,
    link,
    "From then on this e-mail is yours here, and can help you back in when you forget your passphrase.",
    IGNORE,
  );

/** What may change about how somebody signs in. */
export type AccountChange = "passphrase" | "email" | "provider-added" | "provider-removed";

const CHANGED: Readonly<Record<AccountChange, string>> = {
  passphrase: "Your account has a new passphrase.",
  email: "Your account has another e-mail now; this one no longer belongs to it.",
  "provider-added": "Your account can be signed in to by one more provider.",
  "provider-removed": "Your account can no longer be signed in to by one of its providers.",
};

/** What somebody is told when it was changed how they sign in. There is no link in it to fall for. */
export const sayChangeMail = (change: AccountChange): Mail =>
  mail(
    "Your account at Liar’s Table was changed",
    CHANGED[change],
    "Was that you? Then there is nothing to do.",
    "Was it not? Sign in the way you always do, look at your account where you are signed in, and choose a new passphrase. If you cannot get in any more, ask whoever runs this table.",
  );
