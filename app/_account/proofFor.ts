import { sendsMail } from "@/lib/server/accounts/mail";
import { ownAccount } from "@/lib/server/accounts/ownAccount";
import { signInMethods } from "@/lib/server/accounts/providers";
import { howToProve } from "@/lib/server/accounts/reauthenticate";
import type { AccountPass } from "@/lib/server/identity/access";
import type { Proof } from "./Proof";

/** Loads what a page needs to confirm the owner's identity. */
export async function proofFor(pass: AccountPass): Promise<Proof> {
  const [by, { ways, email, proven }] = await Promise.all([howToProve(pass), ownAccount(pass)]);
  return {
    by,
    ways: signInMethods().filter(({ id }) => ways.includes(id)),
    mailbox: proven && sendsMail() ? email : null,
  };
}
