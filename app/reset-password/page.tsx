import type { Metadata } from "next";
import { cookies } from "next/headers";
import { AccountPage } from "@/app/_account/AccountPage";
import { accountWords } from "@/lib/messages/account";
import { tablesOfGuest } from "@/lib/server/accounts/claimDevice";
import { sendsMail } from "@/lib/server/accounts/mail";
import { readVisitor } from "@/lib/server/identity/visitor";
import { Recover } from "./Recover";

export const generateMetadata = (): Metadata => ({ title: accountWords.recover.title });

/** The page for a forgotten password. */
export default async function RecoverPage() {
  const { account, device } = await readVisitor(await cookies());
  return (
    <AccountPage title={accountWords.recover.title}>
      <Recover mails={sendsMail()} tables={account ? 0 : await tablesOfGuest(device)} />
    </AccountPage>
  );
}
