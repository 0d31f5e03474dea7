import { noticeWords } from "./notices";
import { translated } from "./translated";

/** What goes wrong around the rules (in the request, its order, who asks), as sentences that say what to do. */
const SENTENCES = {
  get stale() {
    return noticeWords.overtaken;
  },
  "breaks-later":
    "With that, actions recorded later would break the rules. Say what becomes of each: correct it, retract it, or let it stand.",
  "already-replaced":
    "What this corrects has been corrected or retracted meanwhile. Look at the history again; nothing was changed.",
  "id-reused":
    "Something else was already recorded under that id. Nothing was changed; reload the page and try again.",
  "no-such-table":
    "This phone is not at that table. Open the table’s link, or scan its QR code from a phone that is.",
  "only-watching":
    "You are watching this table. Ask for its other link to sit down and record; nothing was recorded.",
  "somebody-else":
    "Somebody else tapped that, on this phone or in another tab, before you were the one signed in. Nothing was recorded.",
  "not-signed-in": "Sign in first. Nothing was changed.",
  "no-such-group":
    "You do not belong to that group, or it is not there any more. Ask its owner for an invitation.",
  "not-your-role":
    "Your role in this group does not allow that. Ask a keeper or the owner; nothing was changed.",
  "not-the-owner": "Only the owner of this installation may do that. Nothing was changed.",
  "bad-name": "Give a name of 1 to 40 signs, not “bank” or “pot”.",
  "mixed-name":
    "Part of that name mixes two alphabets whose letters look alike. Write it in one of them; nothing was kept.",
  "bad-email": "That is not one e-mail address, such as ann@example.org. Look it over and try again.",
  "short-passphrase": "Make it longer: at least 10 signs. A few words in a row are easy to keep.",
  "long-passphrase": "Make it shorter: 200 signs at most.",
  "easy-passphrase":
    "Others would guess that one soon. Take a few words that have nothing to do with each other or with you.",
  "not-known": "No account here has that e-mail and that passphrase together. Nobody was signed in.",
  "wrong-passphrase": "That is not your passphrase now. Nothing was changed.",
  "sign-up-closed": "This installation takes no new accounts. Ask its owner; nobody was signed in.",
  "invitation-needed":
    "New accounts need an invitation here, and this one is not valid any more. Ask a group’s keeper for a new link.",
  "code-not-valid":
    "That code is not valid: it was used already, it is too old, or a sign is wrong. Ask for another.",
  "no-mail": "This installation sends no mail. Ask its owner for a code; nothing was changed.",
  "no-such-session": "That phone is signed out already. Reload the page.",
  "no-guest": "There is nothing of a guest’s on this phone to take over. Nothing was changed.",
  "already-proven": "There is nothing to prove: give an e-mail first, or it is proven already.",
  "email-taken": "Another account has shown that this e-mail is its own. Sign in with that one.",
  "own-sessions":
    "Your own sign-ins are ended on your account’s page, with your passphrase. Nothing was changed.",
  "owns-installation":
    "You own this installation, and others have accounts on it. Hand it over first, on its own page; nothing was changed.",
  "sign-in-again": "To be sure it is you: sign in again, and do this within 15 minutes. Nothing was changed.",
  "way-refused":
    "Signing in there did not work, or was called off. Nobody was signed in; try again, or choose another way.",
  "way-taken": "That sign-in belongs to another account here. Nothing was changed.",
  "no-such-way": "You do not sign in by that one, or not any more. Reload the page.",
  "only-way":
    "You could not sign in again without it. Set a passphrase, with an e-mail, or add another way first; nothing was changed.",
  "link-not-valid":
    "That link is not valid any more: it was used, or is too old. Ask for a new one on the sign-in page.",
  "no-such-address": "There is nothing at this address. Check the link.",
  "no-such-player": "Nobody of that name is on this group’s roster any more. Reload the page and try again.",
  "no-such-season": "That shift or season is not this group’s any more. Reload the page and try again.",
  "no-such-night": "That night is not this group’s. Reload the page and try again.",
  "account-linked":
    "That account is somebody else’s on this roster already. Take it from them first; nothing was changed.",
  "two-accounts":
    "Both sign in with an account of their own, so they cannot be one person. Nothing was changed.",
  "two-people": "Both sat at the same game once, so they are two people. Nothing was changed.",
  "same-player": "That is the same entry twice. Choose another one; nothing was changed.",
  "already-merged": "One of them is merged with another entry. Separate those first; nothing was changed.",
  "is-retired": "They are retired. Bring them back first; nothing was changed.",
  "has-played":
    "They have sat at a game or bought into a night, so they stay in its history. Retire them instead.",
  "only-deleted-games": "They played only in deleted games. Retire them, or remove them once those are gone.",
  "in-ledger": "Ledger entries name them, so they stay. Retire them instead.",
  "roster-full": "That is more than one roster takes. Remove somebody who never played first.",
  "seasons-full": "That is more than one group takes. Use one there is; nothing was changed.",
  "season-taken": "There is one of that name already. Choose another name; nothing was changed.",
  "table-taken": "There is a table of that name already. Choose another name; nothing was changed.",
  "tables-full": "That is more than one group takes. Use one there is; nothing was changed.",
  "season-day": "A season begins on a day, and a crew’s shift does not. Nothing was changed.",
  "no-such-case": "This group’s case book has no such case any more. Reload the page.",
  "no-such-preset": "This group does not keep those house rules any more. Reload the page.",
  "bad-preset-name": "House rules need a name of 1 to 40 signs. Nothing was kept.",
  "preset-taken":
    "The group keeps house rules of that name for this game already. Choose another name; nothing was kept.",
  "presets-full": "That is more than one group keeps. Delete some that nobody plays by; nothing was kept.",
  "night-is-on": "A night is on already. End it before another one begins.",
  "no-such-payment": "That payment is not ticked any more. Reload the page and try again.",
  "not-owed": "That is not owed, or not any more. Reload the page to see what is; nothing was ticked.",
  "not-the-receiver": "Only whoever receives this payment may do that, or a keeper. Nothing was changed.",
  "not-the-debtor": "Only the person who owes it or a keeper can enter this.",
  "no-such-game": "That game is not this group’s, or it was deleted. Reload the page; nothing was written.",
  "no-such-line": "That line is not in this group’s ledgers. Reload the page and try again.",
  "line-taken-back": "That line was taken back already. Reload the page to see it; nothing was changed.",
  "bad-duty-day": "Choose a day within a year from today. Nothing was written.",
  "bad-day": "Choose a day from the year 2000 on, and not one still to come. Nothing was recorded.",
  "not-among-them": "Whoever lost or won must be among those who were there. Nothing was recorded.",
  "wrong-outcome":
    "Of this game one says who lost, or of others who won: choose again. Nothing was recorded.",
  "result-only":
    "Of this game only the result is known: say who it was, or take it back. Nothing else was recorded.",
  "not-the-keeper": "Only whoever keeps this table may do that. Nothing was changed.",
  "no-such-screen":
    "No screen shows that code, or not any more. Look at the screen and type what it shows now; nothing was changed.",
  "sits-there":
    "That browser plays at this table itself, so it cannot be its big screen. There it is opened under Share; nothing was changed.",
  "no-such-public-link": "There is no such link, or not any more. Nothing was changed.",
  "guests-game": "This game belongs to no group: only a group’s games are shown to everybody.",
  "no-such-verdict": "No verdict has such a link, or not any more. Nothing was changed.",
  "no-such-guest": "That guest is not at this table any more: nobody had to be shown out.",
  "no-such-seat": "Nobody sits on that seat at this table. Reload the page and try again.",
  "seat-taken": "Somebody sits there with another phone. Say that you take it over; nothing was changed.",
  "seat-in-use":
    "Somebody is there with another phone just now. Ask them, or whoever keeps the table; nothing was changed.",
  "seat-free":
    "No phone sits on that seat. Whoever it is says so on their own phone first; nothing was changed.",
  "no-seat": "Say first which seat is yours. Nothing was changed.",
  "no-tones":
    "This table has no key for the tones. Whoever keeps the group switches it on in its settings; nothing was changed.",
  "group-keeps":
    "A group’s table is kept by those who keep the group: their roles are given on its page. Nothing was changed.",
  "playoff-decided":
    "This playoff decided a game, so it stays. Delete that game, and the playoff goes with it; or take back here how the playoff ended. Nothing was deleted.",
  "last-table":
    "A group keeps a table to play at, and this is its only one. Delete single games instead; nothing was deleted.",
  "no-such-round": "That round is not settled, or not any more. Nothing was changed.",
  "no-such-cup":
    "No such cup is lifted in this round, or it has fewer dice. Look at the table again; what was recorded stays.",
  "verdict-changed": "The verdict was corrected just now: look at it again. Nothing was changed.",
  "not-disputed": "Nobody disputes that round any more, so there is nothing to settle.",
  "dispute-settled": "The keeper has settled that round already. Nothing was changed.",
  "bad-note": "Say in 1 to 200 signs how it was settled. Nothing was changed.",
  "no-such-member": "That account does not belong to this group. Invite them first; nothing was changed.",
  "no-such-invitation":
    "This invitation lets nobody in: it may be used up, revoked or past its time, or the link is not whole. Ask for a new one.",
  "last-owner":
    "You are the only owner of this group. Hand it over to somebody first, or delete it; nothing was changed.",
  "bad-group-name": "A group needs a name of 1 to 60 characters. Nothing was changed.",
  "bad-stamp": "A stamp has room for 24 characters: shorten its words. Nothing was changed.",
  "bad-plate": "A nameplate has room for 32 characters: shorten it. Nothing was changed.",
  "no-such-time-zone":
    "That is no time zone known here: choose one such as Europe/Berlin. Nothing was changed.",
  "no-such-account": "There is no such account any more. Reload the page; nothing was changed.",
  "copies-elsewhere": "The games are in PostgreSQL: copy them there, by pg_dump.",
  "no-room":
    "There is not enough room on the disk for a copy, so none was made. Make room there and try again; everything recorded is safe.",
  "disk-full":
    "This server’s disk is full, so nothing was recorded. Whoever runs it has to make room; everything recorded before is safe.",
  "database-damaged":
    "This server’s database is damaged, so nothing can be read or recorded. Tell whoever runs it: they have to put a copy back.",
  "database-gone":
    "This server’s database is not where it was, so nothing can be read or recorded. Tell whoever runs it: they have to put it back.",
  "database-read-only":
    "This server may not write to its database, so nothing was recorded. Tell whoever runs it; everything recorded before is safe.",
  "no-database": "The database does not answer just now. Try again in a moment.",
  "not-allowed": "That came from another site, so it was not recorded. Open the table itself and try again.",
  "too-many": "That is more than one phone or place may ask in so short a time. Wait a little and try again.",
  busy: "More is asked of this server just now than it can think about. Wait a little and try again; nothing was recorded.",
  "too-costly":
    "That takes longer than this server thinks about one question, so it was stopped. Ask for less at once.",
  "too-large": "That is too much at once. Nothing was recorded.",
  "not-json": "That could not be read: send JSON with the content type application/json.",
  "wrong-method": "That address does not take this kind of request.",
  unexpected: "Something went wrong on our side. Everything recorded before is safe; try again.",
} as const;

/** Codes of answers that no rule of a game explains. */
export type RequestCode = keyof typeof SENTENCES;

/** The sentence for a request that was not carried out. */
export const sayApi = translated("api", "sayApi", (code: RequestCode): string => SENTENCES[code]);

/** Why a player stays on the roster whose only games are deleted. @param day Until when those are kept: "20 December 2026". */
export const sayOnlyDeletedGames = translated(
  "api",
  "sayOnlyDeletedGames",
  (day: string): string =>
    `They played only in deleted games, which are kept until ${day}. Retire them, or remove them then.`,
);

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
export const sayLinkMail = translated(
  "api",
  "sayLinkMail",
  (link: string, minutes: number): Mail =>
    mail(
      "Your way in to Liar’s Table",
      `Open this within ${minutes} minutes, on the phone that you want to sign in on, and press the button there:`,
      link,
      "It works once.",
      IGNORE,
    ),
);

/** The link by which somebody sets a new passphrase. */
export const sayRecoveryMail = translated(
  "api",
  "sayRecoveryMail",
  (link: string, minutes: number): Mail =>
    mail(
      "A new passphrase for Liar’s Table",
      `Open this within ${minutes} minutes to choose a new passphrase:`,
      link,
      "It works once. Every phone that is signed in is signed out by it.",
      IGNORE,
    ),
);

/** The link by which somebody shows that a mailbox is theirs. */
export const sayProofMail = translated(
  "api",
  "sayProofMail",
  (link: string, minutes: number): Mail =>
    mail(
      "Is this your e-mail? (Liar’s Table)",
      `Open this within ${minutes} minutes, on a phone that is signed in to your account:`,
      link,
      "From then on this e-mail is yours here, and can help you back in when you forget your passphrase.",
      IGNORE,
    ),
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
export const sayChangeMail = translated(
  "api",
  "sayChangeMail",
  (change: AccountChange): Mail =>
    mail(
      "Your account at Liar’s Table was changed",
      CHANGED[change],
      "Was that you? Then there is nothing to do.",
      "Was it not? Sign in the way you always do, look at your account where you are signed in, and choose a new passphrase. If you cannot get in any more, ask whoever runs this table.",
    ),
);

/** What is said before any page is reached. */
export const httpErrorMessages = translated("api", "httpErrorMessages", {
  starting: "Starting: try again in a moment.",
  notNow: "Not just now",
  triesAgain: "This page tries again by itself.",
  tooManyPages: "Too many pages are open at this address: close some, and try again in a moment.",
  tooLong: "This address is too long: check the link.",
  malformed: "This address is malformed: check the link.",
  nothingHere: "There is nothing here: check the link.",
  reload: "This page's own request is malformed: reload the page.",
  unknownMethod: "This address does not take this kind of request.",
  onlyRead: "A page can only be read (GET).",
  noForms: "Send JSON (application/json), not a multipart form.",
  onlyHttps: "This house speaks https only: ask by https, or open /trust first.",
  notOurName:
    "This server does not go by that name. Whoever runs it: set PUBLIC_URL to the address that people type, or list the name in ALLOWED_HOSTS.",
} as const);
