import type { Metadata } from "next";
import Link from "next/link";
import { PageHeader } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { gameIds } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { bookWords, cardWords } from "@/lib/messages/rules";
import { gameLine, gameName } from "@/lib/messages/terms";
import { OwnRules } from "./_list/OwnRules";

export function generateMetadata(): Metadata {
  return { title: cardWords.allGames, description: cardWords.choose };
}

/** All rules cards. */
export default function AllRulesPage() {
  return (
    <div className="mx-auto max-w-xl px-4 pb-8">
      <PageHeader href="/" label={deskWords.home}>
        <PageTitle>{cardWords.allGames}</PageTitle>
      </PageHeader>
      <main>
        <p className="pb-3 text-soft">{cardWords.choose}</p>
        <OwnRules />
        <ul>
          {gameIds.map((game) => (
            <li key={game} className="border-line border-b">
              <Link
                href={{ pathname: `/rules/${game}` }}
                prefetch={false}
                className="flex min-h-16 items-center gap-4 py-2"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-lead">{gameName(game)}</span>
                  <span className="block text-small text-soft">{gameLine(game)}</span>
                </span>
                <span aria-hidden="true" className="text-large text-soft leading-none">
                  ›
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link href="/rules/book" prefetch={false} className="key mt-5 min-h-14 font-semibold text-lead">
          {bookWords.whole}
        </Link>
        <Link href="/settle" className="key key-next mt-2 min-h-14 font-semibold text-lead">
          {deskWords.fromStart}
        </Link>
      </main>
    </div>
  );
}
