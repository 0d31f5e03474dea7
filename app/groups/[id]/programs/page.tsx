import type { Metadata } from "next";
import Link from "next/link";
import { ProofOnPage } from "@/app/_account/Proof";
import { proofFor } from "@/app/_account/proofFor";
import { Tokens } from "@/app/_programs/Tokens";
import { Webhooks } from "@/app/_programs/Webhooks";
import { tokenWords } from "@/lib/messages/tokens";
import { tokensFor } from "@/lib/server/accounts/tokens";
import { accessAccount } from "@/lib/server/identity/access";
import { groupCard } from "@/lib/server/roster/groupContext";
import { deliveriesOf, webhooksOf } from "@/lib/server/webhooks/webhooks";
import { GroupFrame } from "../_group/GroupFrame";
import { pagePass } from "../_group/pageGroup";

export const generateMetadata = (): Metadata => ({ title: tokenWords.title });

interface ProgramsPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** The programs of a group: its webhooks and its access tokens. */
export default async function ProgramsPage({ params }: ProgramsPageProps) {
  const { id } = await params;
  const pass = await pagePass(id, "open");
  const account = accessAccount(pass.visitor);
  if (!account.ok) throw new Error("cannot happen: a member is signed in");
  const [card, tokens, webhooks, proof] = await Promise.all([
    groupCard(pass),
    tokensFor(pass),
    webhooksOf(pass),
    proofFor(account.value),
  ]);
  const listed = await Promise.all(
    webhooks.map(async (webhook) => {
      const deliveries = await deliveriesOf(pass, webhook.id);
      return { ...webhook, deliveries: deliveries.ok ? deliveries.value : [] };
    }),
  );
  return (
    <ProofOnPage proof={proof}>
      <GroupFrame group={card} here="more">
        <main className="flex max-w-xl flex-col gap-6">
          <h2 className="stamp text-large leading-tight">{tokenWords.title}</h2>
          <p>{`${tokenWords.what} ${tokenWords.ofGroup}`}</p>
          <Link href="/api" prefetch={false} className="underline underline-offset-4">
            {tokenWords.tryIt}
          </Link>
          <Tokens group={id} tokens={tokens} here={`/groups/${id}/programs`} />
          <Webhooks group={id} webhooks={listed} />
        </main>
      </GroupFrame>
    </ProofOnPage>
  );
}
