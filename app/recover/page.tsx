import type { Metadata } from "next";
import { AccountPage } from "@/app/_account/AccountPage";
import { sendsMail } from "@/lib/server/accounts/mail";
import { accountWords } from "@/lib/words/accountScreens";
import { Recover } from "./Recover";

export const generateMetadata = (): Metadata => ({ title: accountWords.recover.title });

// Whether mails are sent is for the running program to say, not for the build.
export const dynamic = "force-dynamic";

/** A forgotten passphrase. */
export default function RecoverPage() {
  return (
    <AccountPage title={accountWords.recover.title}>
      <Recover mails={sendsMail()} />
    </AccountPage>
  );
}
