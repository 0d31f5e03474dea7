/** The longest address that mail servers accept. */
const MAX_LENGTH = 254;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Normalizes an email for storage and comparison: lower case, wide characters replaced. Returns null unless
 * it is a single mailbox. An attacker who controls how a mail server parses an address controls who gets the
 * mail. It therefore needs exactly one "@", not a lookalike, and no list, quote or line break.
 */
export function readEmail(text: string): string | null {
  const plain = text.trim().normalize("NFKC").toLowerCase();
  if (plain.length > MAX_LENGTH || ats(text) !== 1 || ats(plain) !== 1) return null;
  const [local = "", domain = ""] = plain.split("@");
  return local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domain) ? plain : null;
}

const ats = (text: string): number => text.split("@").length - 1;
