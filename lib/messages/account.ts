import { list } from "./anyPage";
import { translated } from "./translated";

/** Sign-in, sign-up, password reset, and the account page. */
export const accountWords = translated("account", "accountWords", {
  /** The name of an account until its owner sets one. */
  nameless: "Someone new",
  /** Replaces the name of a deleted account. */
  deletedAccount: "Someone",

  home: "Home",
  noAnswer: "No response. Check your connection and try again.",
  going: "Sending…",

  start: {
    signedOut: "Sign in to see your tables on every phone",
  },

  fields: {
    name: "Your name",
    nameHint: "The name others see.",
    email: "Email",
    emailHint: "Only the server owner sees it.",
    passphrase: "Password",
    newPassphrase: "New password",
    currentPassphrase: "Current password",
    passphraseHint: "At least 10 characters. Four random words work well.",
    show: "Show",
    hide: "Hide",
    code: "Code",
    codeHint: "Capitals, spaces, and dashes don’t matter.",
  },

  signIn: {
    title: "Sign in",
    go: "Sign in",
    forgotten: "Forgot your password?",
    mailLink: "Or email a link to",
    mailGo: "Email me a link",
    mailed: "If that email has an account, a link is on its way. Open it on the phone you’re signing in.",
    noAccount: "No account yet?",
    signUp: "Create account",
    already: "Signed in as",
    goOn: "Continue",
    signOut: "Sign out",
  },

  link: {
    title: "One more tap",
    as: "This phone will sign in as",
    go: "Sign in here",
  },

  signUp: {
    title: "Create account",
    why: "Your tables on every phone, and groups that remember.",
    go: "Create account",
    already: "Have an account?",
    signIn: "Sign in",
    closed: "Sign-up is closed",
    closedWhat: "You can play without an account: start a table and share it.",
    invited: "Invite only",
    invitedWhat: "Open the invite link or QR code from a group admin. You can play without an account.",
    owns: "This account will own the server and decide who else can sign up.",
    unowned: "No one owns this server yet. To own it, open the link in its terminal.",
  },

  recover: {
    title: "Reset password",
    mail: "Email me a code",
    mailed: "If that email has an account, a code is on its way. It works for 30 minutes.",
    noMail: "This server can’t send email. Ask its owner for a code.",
    haveCode: "I have a code",
    go: "Reset password",
    ends: "Signs out every other phone.",
  },

  account: {
    title: "Your account",
    next: "Continue where you were",
    nameless: "Others see “Someone new”. What should they call you?",
    name: "Name",
    email: "Email",
    noEmail: "none",
    proven: "verified",
    unproven: "not verified",
    prove: "Verify",
    proofMailed: "Check your email. Open the link on a phone that’s signed in.",
    proofDone: "Email verified.",
    passphrase: "Password",
    set: "set",
    none: "none",
    change: "Change",
    setOne: "Set password",
    save: "Save",
    emailHint: "Not verified until you open the link we email you.",
    passphraseEnds: "Signs out every other phone.",
    passphraseDone: "Password changed. Every other phone is signed out.",
    ways: "Other ways to sign in",
    addWayWhat: "You can then sign in with it.",
    removeWay: "Remove",
    removeWayWhat: "No one can sign in with it. Signed-in phones stay signed in.",
    removeWayGo: "Remove",
    sessions: "Signed in on",
    here: "this phone",
    since: "since",
    seen: "last seen",
    signOutThere: "Sign out",
    signOut: "Sign out here",
    signOutThereWhat: "That phone must sign in again. Its open tables go blank.",
    everywhere: "Sign out everywhere",
    everywhereWhat: "Signs out every phone and computer, this one too. Open tables go blank.",
    staySignedIn: "Cancel",
    groups: "Groups",
    noGroups: "None yet. A group admin can invite you.",
    delete: "Delete account",
    deleteWhat: "Your name leaves the history; games stay. This can’t be undone.",
    deleteGo: "Delete forever",
    keep: "Keep account",
  },

  again: {
    why: "Sign in again to change this. It lasts 15 minutes.",
    noWay: "Ask the server owner for a recovery code.",
  },

  guest: {
    take: "They’re mine",
    leave: "Not mine",
    taken: "They’re yours now, on every phone.",
    borrowed: (count: number) => `Borrowed phone? Uncheck to leave ${count === 1 ? "it" : "them"} here.`,
  },
} as const);

const tables = (count: number): string => (count === 1 ? "1 table" : `${count} tables`);

/** "Bring this phone’s 3 tables": the checkbox of a new account. */
export const sayComeAlong = translated("account", "sayComeAlong", (count: number): string =>
  count === 1 ? "Bring this phone’s table" : `Bring this phone’s ${count} tables`,
);

/** The checkbox when all sessions end: tokens outlive them otherwise. */
export const sayTokensToo = translated("account", "sayTokensToo", (count: number): string =>
  count === 1
    ? "Also revoke 1 access token. A program stops working."
    : `Also revoke ${count} access tokens. Programs stop working.`,
);

/** The tables played on this phone before sign-in. */
export const sayGuestTables = translated(
  "account",
  "sayGuestTables",
  (count: number): string => `This phone has ${tables(count)} played without an account.`,
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

/** Refuses to delete the account of a last owner. */
export const sayLastOwner = translated(
  "account",
  "sayLastOwner",
  (groups: readonly string[]): string =>
    `You’re the last owner of ${list(groups)}, and others belong to ${groups.length === 1 ? "it" : "them"}. Hand over or delete first.`,
);
