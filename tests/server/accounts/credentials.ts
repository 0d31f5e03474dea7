import { database } from "@/lib/server/db/db";

/** An account's credentials, to detect changes; null if it does not exist. */
export const credentialsOf = (id: string) =>
  database().account.findUnique({
    where: { id },
    select: {
      email: true,
      provenEmail: true,
      passphrase: true,
      identities: { select: { provider: true, subject: true } },
      sessions: { select: { id: true } },
      codes: { select: { hash: true, purpose: true } },
      tokens: { select: { hash: true } },
    },
  });
