import { noticeWords } from "./notices";
import { translated } from "./translated";

/** Refusals of requests: what happened and what to do. */
const SENTENCES = {
  get stale() {
    return noticeWords.overtaken;
  },
  "breaks-later": "Later entries no longer fit. Choose what to do with each.",
  "already-replaced": "Someone already fixed or undid this. Check the rounds again.",
  "id-reused": "Something else was recorded under that id. Reload the page and try again.",
  "no-such-table": "This phone isn’t at that table. Open its link or scan its QR code.",
  "not-your-entry": "Only the person who logged it, within a day, or an admin can change it.",
  "only-watching": "You’re watching. To play, ask for the play link.",
  "somebody-else": "Someone else tapped that before you signed in here.",
  "not-signed-in": "Sign in first.",
  "no-such-group": "You’re not in that group, or it was deleted. Ask its owner for an invitation.",
  "not-your-role": "Your role doesn’t allow that. Ask an admin or the owner.",
  "not-the-owner": "Only the server owner can do that.",
  "bad-name": "Enter a name of 1 to 40 characters, but not “bank” or “pot”.",
  "mixed-name": "That name mixes two alphabets that look alike. Use one.",
  "bad-email": "That’s not an email address, such as ann@example.org.",
  "short-passphrase": "Too short. Use at least 10 characters, such as four random words.",
  "long-passphrase": "Too long. Use at most 200 characters.",
  "easy-passphrase": "Too easy to guess. Try four random words.",
  "not-known": "Wrong email or password.",
  "wrong-passphrase": "Wrong password.",
  "sign-up-closed": "Sign-up is closed on this server. Ask its owner.",
  "invitation-needed": "You need a valid invitation to sign up. Ask a group admin for a new link.",
  "code-not-valid": "That code expired, was used, or was mistyped. Ask for another.",
  "no-mail": "This server can’t send email. Ask its owner for a code.",
  "no-such-session": "That phone is already signed out. Reload the page.",
  "no-guest": "Nothing to bring from this phone.",
  "already-proven": "Already verified, or no email set.",
  "email-taken": "Another account has verified this email. Sign in with that one.",
  "own-sessions": "Sign yourself out on your account page, with your password.",
  "owns-installation": "You own this server and others use it. Hand it over first.",
  "sign-in-again": "Sign in again to confirm it’s you. It lasts 15 minutes.",
  "way-refused": "That sign-in failed or was canceled. Try again, or sign in another way.",
  "way-taken": "That sign-in belongs to another account here.",
  "no-such-way": "You don’t sign in that way anymore. Reload the page.",
  "only-way": "That’s your only way to sign in. Set an email and password, or add another way.",
  "link-not-valid": "That link expired or was used. Ask for a new one when you sign in.",
  "not-in-scope": "This token isn’t allowed to do that. Make one with that permission.",
  "token-not-valid": "This token expired or was revoked, or its maker left the group. Make a new one.",
  "tokens-full": "Too many tokens. Revoke one you don’t use.",
  "no-such-token": "That token is already revoked. Reload the page.",
  "bad-target": "Enter an address such as https://chat.example.org/hook, without a user name.",
  "private-target":
    "Nothing public answers at that address. Ask the server’s operator to allow your own network.",
  "webhooks-full": "Too many webhooks. Remove one first.",
  "no-such-webhook": "That webhook is already removed. Reload the page.",
  "no-such-delivery": "That delivery is too old to send again.",
  "no-such-address": "There’s nothing at this address. Check the link.",
  "no-such-player": "That name isn’t on the roster anymore. Reload the page.",
  "no-such-season": "That shift or season is gone. Reload the page.",
  "no-such-night": "That night isn’t this group’s. Reload the page.",
  "account-linked": "That account is linked to someone else here. Unlink it first.",
  "two-accounts": "Each has an account, so they can’t be one person.",
  "two-people": "They played in the same game, so they’re two people.",
  "same-player": "That’s the same person twice. Choose another.",
  "already-merged": "One of them is already merged. Separate those first.",
  "is-retired": "They’re retired. Bring them back first.",
  "has-played": "They have history here. Retire them instead.",
  "only-deleted-games": "They played only in deleted games. Retire them, or remove them once those are gone.",
  "in-ledger": "Ledger entries name them. Retire them instead.",
  "roster-full": "The roster is full. Remove someone who never played.",
  "seasons-full": "Too many shifts or seasons. Use one you have.",
  "season-taken": "That shift or season name is taken. Choose another.",
  "table-taken": "That table name is taken. Choose another.",
  "tables-full": "Too many tables. Use one you have.",
  "season-day": "A season starts on a day; a shift doesn’t.",
  "no-such-case": "That ruling is gone. Reload the page.",
  "no-such-preset": "Those house rules are gone. Reload the page.",
  "bad-preset-name": "Give the house rules a name of 1 to 40 characters.",
  "preset-taken": "This game already has house rules by that name. Choose another.",
  "presets-full": "Too many saved house rules. Delete some first.",
  "night-is-on": "A night is already on. End it first.",
  "night-is-over": "That night is over. An admin can reopen it with its games.",
  "not-owed": "That’s not owed anymore. Reload the page.",
  "not-for-tonight": "Only an admin can change one of these rules. Play the group’s rules.",
  "not-the-receiver": "Only the person being paid or an admin can do that.",
  "wrong-currency": "This group uses another currency. Reload the page.",
  "no-such-currency": "Unknown currency. Choose one from the list.",
  "stacks-differ": "The counted chips don’t add up.",
  "wrong-price": "The price has changed. Reload the page.",
  "no-such-drink": "This group has no such drink. Reload the page.",
  "shares-differ": "The shares don’t add up to the amount.",
  "bad-pay-link": "A payment link starts with https:// and has no user name in it.",
  "not-the-debtor": "Only the person who owes it or an admin can enter this.",
  "no-such-game": "That game isn’t this group’s, or was deleted. Reload the page.",
  "no-such-line": "That ledger entry is gone. Reload the page.",
  "line-taken-back": "That entry is already canceled. Reload the page.",
  "no-cooks": "This group doesn’t log who cooked. An admin can turn it on in the settings.",
  "bad-duty-day": "Choose a day within a year of today.",
  "bad-import": "This can’t be imported.",
  "bad-day": "Choose a day since 2000, not in the future.",
  "not-among-them": "Choose only people who were there.",
  "wrong-outcome": "Choose who lost, or who won, as this game is scored.",
  "result-only": "Only the result of this game is known. Say who it was, or undo it.",
  "not-the-keeper": "Only the scorekeeper can do that.",
  "no-such-screen": "No TV shows that code. Enter the code it shows now.",
  "sits-there": "That browser plays at this table. Open its TV view under Share.",
  "no-such-public-link": "That link is already off.",
  "guests-game": "Only a group’s games can have a public link.",
  "no-such-verdict": "That verdict link is off.",
  "no-such-guest": "That guest already left this table.",
  "no-such-seat": "That seat is empty. Reload the page.",
  "seat-taken": "That seat is on another phone. Confirm to use it here.",
  "seat-in-use": "That phone is at the table now. Ask them or the scorekeeper.",
  "seat-free": "No phone has that seat. They choose it on their own phone first.",
  "no-seat": "Choose your seat first.",
  "no-tones": "The tones key is off. An admin can turn it on in Settings.",
  "group-keeps": "The group’s admins keep score at its tables.",
  "playoff-decided": "This playoff decided a game. Delete that game, or undo how the playoff ended.",
  "last-table": "A group needs a table, and this is its only one. Delete single games instead.",
  "no-such-round": "That round isn’t settled anymore.",
  "no-such-cup": "That cup isn’t in this round, or holds fewer dice. Check the table.",
  "verdict-changed": "The verdict was just fixed. Check it again.",
  "not-disputed": "No one disputes that round anymore.",
  "dispute-settled": "The scorekeeper already resolved that round.",
  "bad-note": "Say how you resolved it, in 1 to 200 characters.",
  "no-such-member": "That account isn’t in this group. Invite it first.",
  "no-such-invitation": "This invitation has expired or was mistyped. Ask for a new one.",
  "last-owner": "You’re this group’s only owner. Hand it over or delete it first.",
  "bad-group-name": "Give the group a name of 1 to 60 characters.",
  "bad-stamp": "A stamp fits 24 characters. Shorten it.",
  "bad-plate": "A nameplate fits 32 characters. Shorten it.",
  "no-such-time-zone": "Unknown time zone. Choose one such as America/Chicago.",
  "no-such-account": "That account is gone. Reload the page.",
  "copies-elsewhere": "The games are in PostgreSQL. Back them up there with pg_dump.",
  "no-room": "The disk has no room for a backup. Make room and try again.",
  "disk-full": "The server’s disk is full. Ask its owner to make room. Your games are safe.",
  "database-damaged": "The server’s database is damaged. Ask its owner to restore a backup.",
  "database-gone": "The server’s database is missing. Ask its owner to restore it.",
  "database-read-only": "The server can’t write to its database. Tell its owner. Your games are safe.",
  "database-locked": "Another program is using the server’s database. Try again in a moment.",
  "no-database": "The database isn’t responding. Try again in a moment.",
  "not-allowed": "That came from another site. Open the table itself and try again.",
  "too-many": "Too many requests. Wait a minute and try again.",
  busy: "The server is busy. Try again in a moment.",
  "too-costly": "That question takes the server too long. Ask for less at once.",
  "too-large": "That’s too much at once.",
  "not-json": "Can’t read that. Send JSON as application/json.",
  "wrong-method": "This address doesn’t accept that kind of request.",
  unexpected: "Something went wrong. Your games are safe. Try again.",
} as const;

/** Refusal codes outside the rules of a game. */
export type RequestCode = keyof typeof SENTENCES;

/** The sentence for a refused request. */
export const sayApi = translated("api", "sayApi", (code: RequestCode): string => SENTENCES[code]);

/** Refuses to remove a player whose only games are deleted. @param day The day those games go: "December 20, 2026". */
export const sayOnlyDeletedGames = translated(
  "api",
  "sayOnlyDeletedGames",
  (day: string): string =>
    `They played only in deleted games, kept until ${day}. Retire them, or remove them then.`,
);

/** An email: plain text, with the link on its own line. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
}

const mail = (subject: string, ...paragraphs: readonly string[]): Mail => ({
  subject,
  text: `${paragraphs.join("\n\n")}\n`,
});

const IGNORE = "Wasn’t you? Do nothing. Without this link, no one gets in.";

/** The email with a sign-in link. */
export const sayLinkMail = translated(
  "api",
  "sayLinkMail",
  (link: string, minutes: number): Mail =>
    mail(
      "Sign in to Liar’s Table",
      `Open this within ${minutes} minutes on the phone you’re signing in, and tap the button there:`,
      link,
      "It works once.",
      IGNORE,
    ),
);

/** The email with a link to reset the password. */
export const sayRecoveryMail = translated(
  "api",
  "sayRecoveryMail",
  (link: string, minutes: number): Mail =>
    mail(
      "Reset your Liar’s Table password",
      `Open this within ${minutes} minutes to choose a new password:`,
      link,
      "It works once, and signs out every phone.",
      IGNORE,
    ),
);

/** The email with a link to verify the address. */
export const sayProofMail = translated(
  "api",
  "sayProofMail",
  (link: string, minutes: number): Mail =>
    mail(
      "Verify your email for Liar’s Table",
      `Open this within ${minutes} minutes on a phone that’s signed in:`,
      link,
      "After that, this email can reset your password.",
      IGNORE,
    ),
);

/** Changes of sign-in that send an email. */
export type AccountChange = "passphrase" | "email" | "provider-added" | "provider-removed";

const CHANGED: Readonly<Record<AccountChange, string>> = {
  passphrase: "Your account has a new password.",
  email: "Your account has a new email. This one no longer belongs to it.",
  "provider-added": "Your account has one more way to sign in.",
  "provider-removed": "A way to sign in was removed from your account.",
};

/** The email after a change of sign-in. It has no link, so that phishing stands out. */
export const sayChangeMail = translated(
  "api",
  "sayChangeMail",
  (change: AccountChange): Mail =>
    mail(
      "Your account was changed: Liar’s Table",
      CHANGED[change],
      "Was that you? Then do nothing.",
      "Wasn’t you? Sign in, check where you’re signed in, and choose a new password. Can’t get in? Ask the server owner.",
    ),
);

/** Answers of the HTTP server before any page. */
export const httpErrorMessages = translated("api", "httpErrorMessages", {
  starting: "Starting. Try again in a moment.",
  notNow: "Not now",
  triesAgain: "This page tries again by itself.",
  tooManyPages: "Too many pages are open here. Close some and try again.",
  tooLong: "This address is too long. Check the link.",
  malformed: "This address is malformed. Check the link.",
  nothingHere: "Nothing here. Check the link.",
  reload: "This page’s request is malformed. Reload the page.",
  unknownMethod: "This address doesn’t accept that kind of request.",
  onlyRead: "Pages can only be read (GET).",
  noForms: "Send JSON (application/json), not a multipart form.",
  onlyHttps: "This server uses https only. Use https, or open /trust first.",
  notOurName:
    "This server doesn’t go by that name. Owner: set PUBLIC_URL to the address people type, or list the name in ALLOWED_HOSTS.",
} as const);
