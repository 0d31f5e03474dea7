import { list } from "./anyPage";
import { translated } from "./translated";

/** Signing in and up, getting back in, and one's own account. */
export const accountWords = translated("account", "accountWords", {
  /** Until they give themselves a name. */
  nameless: "Somebody new",
  /** Who is read where a deleted account played. */
  nobody: "Somebody",

  home: "Home",
  noAnswer: "No answer came. Check the connection and try again.",
  going: "One moment…",

  start: {
    signedOut: "Sign in to keep your tables on every phone",
  },

  fields: {
    name: "Your name",
    nameHint: "What the others read.",
    email: "E-mail",
    emailHint: "Shown to nobody but this installation’s owner.",
    passphrase: "Passphrase",
    newPassphrase: "New passphrase",
    currentPassphrase: "Your passphrase now",
    passphraseHint: "At least 10 signs. A few words in a row are easy to keep.",
    show: "Show",
    hide: "Hide",
    code: "The code",
    codeHint: "Small letters, spaces and dashes make no difference.",
  },

  signIn: {
    title: "Sign in",
    go: "Sign in",
    forgotten: "Forgotten your passphrase?",
    orBy: "Or by",
    mailLink: "Or have a link mailed to",
    mailGo: "Mail me a link",
    mailed:
      "If that e-mail can sign in here, a link is on its way. Open it on the phone you want to sign in on.",
    noAccount: "No account yet?",
    signUp: "Make one",
    already: "Signed in as",
    goOn: "Go on",
    signOut: "Sign out",
  },

  link: {
    title: "One tap more",
    as: "This signs this phone in as",
    go: "Sign in here",
  },

  signUp: {
    title: "Make an account",
    why: "Your tables on every phone, and a place in groups that play for years.",
    go: "Make it",
    already: "Have an account?",
    signIn: "Sign in",
    closed: "No new accounts here",
    closedWhat:
      "The owner of this installation takes no new accounts. You can play without one: start a table, and share it.",
    invited: "By invitation only",
    invitedWhat:
      "New accounts are made through a group’s invitation here. Open the link or scan the code that a keeper of the group gave you. You can play without an account.",
    first: "The first account owns this installation: it decides who else may make one.",
  },

  recover: {
    title: "A new passphrase",
    mail: "Mail me a code",
    mailed: "If an account here has that e-mail, a mail is on its way. It works for 30 minutes.",
    noMail: "This installation sends no mail. Ask its owner for a code, and type it here.",
    haveCode: "I have a code",
    go: "Set it and sign in",
    ends: "Every other phone is signed out by it.",
  },

  account: {
    title: "Your account",
    next: "Go on to where you were",
    nameless: "The others read “Somebody new” so far. What shall they call you?",
    name: "Name",
    email: "E-mail",
    noEmail: "none",
    proven: "proven",
    unproven: "not proven",
    prove: "Prove it",
    proofMailed: "A mail is on its way. Open its link on a phone that is signed in.",
    proofDone: "This e-mail is yours.",
    passphrase: "Passphrase",
    set: "set",
    none: "none",
    change: "Change",
    setOne: "Set one",
    save: "Save",
    emailHint: "It is not proven until a mail sent there has come back.",
    passphraseEnds: "Every other phone is signed out by it.",
    passphraseDone: "Your new passphrase is set. Every other phone is signed out.",
    ways: "Also signs in by",
    addWayWhat: "You can sign in to this account by it from then on.",
    removeWay: "Remove",
    removeWayWhat:
      "Nobody signs in to this account by it any more. Whoever is signed in stays so, and you can add it again.",
    removeWayGo: "Remove it",
    sessions: "Signed in on",
    here: "this phone",
    since: "since",
    seen: "last seen",
    signOutThere: "Sign out",
    signOut: "Sign out here",
    signOutThereWhat: "Whoever sits there has to sign in again. Tables that lie open there go blank.",
    everywhere: "Sign out everywhere",
    everywhereWhat:
      "Every phone and computer is signed out, this one too. Tables that lie open there go blank.",
    staySignedIn: "Leave it",
    groups: "Groups",
    noGroups: "None yet. Somebody who keeps one can invite you.",
    delete: "Delete the account",
    deleteWhat:
      "Your name goes from the groups’ histories; what was played stays, by “Somebody”. Your tables and everything else of yours are deleted. There is no way back.",
    deleteGo: "Delete it for good",
    keep: "Keep it",
  },

  again: {
    why: "Sign in again to change this. It holds for 15 minutes.",
    noWay: "Ask the owner of this installation for a recovery code.",
  },

  guest: {
    take: "They are mine",
    leave: "Not mine",
    taken: "They are yours now, on every phone.",
    borrowed: (count: number) =>
      count === 1
        ? "Somebody else’s phone? Untick this, and it stays on the phone."
        : "Somebody else’s phone? Untick this, and they stay on the phone.",
  },
} as const);

const tables = (count: number): string => (count === 1 ? "1 table" : `${count} tables`);

/** "The 3 tables on this phone come with me": what a new account takes along. */
export const sayComeAlong = translated("account", "sayComeAlong", (count: number): string =>
  count === 1 ? "The table on this phone comes with me" : `The ${count} tables on this phone come with me`,
);

/** What was played on this phone before somebody signed in. */
export const sayGuestTables = translated(
  "account",
  "sayGuestTables",
  (count: number): string =>
    `This phone has ${tables(count)} that ${count === 1 ? "was" : "were"} played without an account.`,
);

/** "Sign in with GitHub". */
export const sayWay = translated("account", "sayWay", (name: string): string => `Sign in with ${name}`);

/** "Sign in again with GitHub". */
export const saySignInAgain = translated(
  "account",
  "saySignInAgain",
  (name: string): string => `Sign in again with ${name}`,
);

/** "Add GitHub". */
export const sayAddWay = translated("account", "sayAddWay", (name: string): string => `Add ${name}`);

/** "Remove GitHub". */
export const sayRemoveWay = translated("account", "sayRemoveWay", (name: string): string => `Remove ${name}`);

/** "Sign out Firefox on Android", for screen readers. */
export const saySignOutAt = translated(
  "account",
  "saySignOutAt",
  (browser: string): string => `Sign out ${browser}`,
);

/** "Change the name". */
export const sayChange = translated("account", "sayChange", (what: string): string => `Change: ${what}`);

/** Why an account cannot be deleted yet. */
export const sayLastOwner = translated(
  "account",
  "sayLastOwner",
  (groups: readonly string[]): string =>
    `You are the last owner of ${list(groups)}, and others belong to ${groups.length === 1 ? "it" : "them"}. Hand over or delete first; nothing was changed.`,
);
