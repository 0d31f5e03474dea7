/** An account as its owner sees it. */
export interface OwnAccount {
  readonly name: string;
  readonly email: string | null;
  /** True if the mailbox is verified. */
  readonly proven: boolean;
  readonly hasPassphrase: boolean;
  /** Ids of the linked providers. */
  readonly ways: readonly string[];
  readonly groups: readonly OwnGroup[];
}

/** The required proof of the account's owner. "nothing": they signed in just now. */
export type ProvesItself = "passphrase" | "sign-in" | "nothing";

/** A group of the account. */
export interface OwnGroup {
  readonly id: string;
  readonly name: string;
}

/** A session of the account. */
export interface SignedInAt {
  readonly id: string;
  /** "Firefox on Android" */
  readonly browser: string;
  /** ISO 8601. */
  readonly since: string;
  readonly lastSeen: string;
  /** True for the current session. */
  readonly here: boolean;
}
