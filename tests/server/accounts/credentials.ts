import { database } from "@/lib/server/db/db";

/** Everything by which an account is opened, to see whether something changed it; null where there is no such account. */
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
    },
  });
