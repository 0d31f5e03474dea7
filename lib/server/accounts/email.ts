/** The longest that a mail server takes. */
const LONGEST = 254;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * An e-mail as it is kept and compared: in small letters, wide signs made plain. Null for what is no single mailbox. Whoever may
 * choose what a mail server makes of an address chooses who gets the mail: so there is exactly one "@", typed as such
 * and not as a sign that looks like one, and nothing that lists, quotes or breaks lines.
 */
export function readEmail(text: string): string | null {
  const plain = text.trim().normalize("NFKC").toLowerCase();
  if (plain.length > LONGEST || ats(text) !== 1 || ats(plain) !== 1) return null;
  const [local = "", domain = ""] = plain.split("@");
  return local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domain) ? plain : null;
}

const ats = (text: string): number => text.split("@").length - 1;
