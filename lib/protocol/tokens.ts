/** The permissions of access tokens. A token has some of these, and never more than its maker has now. */
export const TOKEN_SCOPES = ["watch", "record", "group", "manage"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Days until a token expires, to choose from. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

/** The beginning of every token, so that a leaked one is recognized. */
export const TOKEN_PREFIX = "lt_";

/** An access token in the lists of its maker and its group. The token itself is not in it. */
export interface TokenLine {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly TokenScope[];
  /** The name of its maker's account. */
  readonly maker: string;
  /** The only group it reaches; null for all that its maker does. */
  readonly group: { readonly id: string; readonly name: string } | null;
  readonly since: string;
  readonly expires: string;
  /** To the minute; null if it was never used. */
  readonly used: string | null;
}
