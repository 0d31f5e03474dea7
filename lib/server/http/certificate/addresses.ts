/** The page that says how a phone comes to trust this house. */
export const TRUST = "/trust";

/** A picture of nothing: whoever can load it by https trusts this house. Pages over plain http ask for it, on the same port. */
export const TRUST_PROBE = `${TRUST}/seen.svg`;
