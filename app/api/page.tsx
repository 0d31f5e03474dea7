import type { Metadata } from "next";
import { PageHeader } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { accountWords } from "@/lib/messages/account";
import { apiPageWords } from "@/lib/messages/tokens";
import { Explorer } from "./_explorer/Explorer";

export const generateMetadata = (): Metadata => ({ title: apiPageWords.title });

/** The operations of the API, to read and to try. */
export default function ApiPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <PageHeader href="/" label={accountWords.home}>
        <PageTitle>{apiPageWords.title}</PageTitle>
      </PageHeader>
      <main className="flex flex-col gap-4 pt-2">
        <p>{apiPageWords.what}</p>
        <a href="/api/v1/openapi.json" className="flex min-h-11 items-center underline underline-offset-4">
          {apiPageWords.description}
        </a>
        <Explorer />
      </main>
    </div>
  );
}
