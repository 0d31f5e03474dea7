/** One's own account, as it is shown to nobody else. */
export interface OwnAccount {
  readonly name: string;
  readonly email: string | null;
  /** Whether a mail sent there has come back. */
  readonly proven: boolean;
  readonly hasPassphrase: boolean;
  /** The providers that vouch for it, as they are called in addresses. */
  readonly ways: readonly string[];
  readonly groups: readonly OwnGroup[];
}

/** What shows that the account's owner asks: the passphrase; a new sign-in; nothing, as they signed in a moment ago. */
export type ProvesItself = "passphrase" | "sign-in" | "nothing";

/** A group that somebody belongs to. */
export interface OwnGroup {
  readonly id: string;
  readonly name: string;
}

/** Somewhere an account is signed in. */
export interface SignedInAt {
  readonly id: string;
  /** "Firefox on Android" */
  readonly browser: string;
  /** ISO 8601. */
  readonly since: string;
  readonly lastSeen: string;
  /** Whether it is the phone that asks. */
  readonly here: boolean;
}
