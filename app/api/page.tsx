import type { Metadata } from "next";
import Link from "next/link";
import { BackIcon } from "@/app/ui/Icons";
import { PageTitle } from "@/app/ui/PageTitle";
import { accountWords } from "@/lib/messages/account";
import { apiPageWords } from "@/lib/messages/tokens";
import { Explorer } from "./_explorer/Explorer";

export const generateMetadata = (): Metadata => ({ title: apiPageWords.title });

/** The operations of the API, to read and to try. */
export default function ApiPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <header className="page-header">
        <Link href="/" aria-label={accountWords.home} className="icon-button">
          <BackIcon />
        </Link>
        <PageTitle>{apiPageWords.title}</PageTitle>
      </header>
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
