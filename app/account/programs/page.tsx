import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { AccountPage } from "@/app/_account/AccountPage";
import { ProofOnPage } from "@/app/_account/Proof";
import { proofFor } from "@/app/_account/proofFor";
import { Tokens } from "@/app/_programs/Tokens";
import { tokenWords } from "@/lib/messages/tokens";
import { tokensOf } from "@/lib/server/accounts/tokens";
import { accessAccount } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";

export const generateMetadata = (): Metadata => ({ title: tokenWords.title });

/** The account's access tokens. */
export default async function AccountProgramsPage() {
  const pass = accessAccount(await readVisitor(await cookies()));
  if (!pass.ok) redirect("/sign-in?next=%2Faccount%2Fprograms");
  const [tokens, proof] = await Promise.all([tokensOf(pass.value), proofFor(pass.value)]);
  return (
    <ProofOnPage proof={proof}>
      <AccountPage title={tokenWords.title}>
        <p>{`${tokenWords.what} ${tokenWords.ofAccount}`}</p>
        <Tokens group={null} tokens={tokens} here="/account/programs" />
      </AccountPage>
    </ProofOnPage>
  );
}
