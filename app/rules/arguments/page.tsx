import type { Metadata } from "next";
import Link from "next/link";
import { BackIcon } from "@/app/ui/Icons";
import { argumentWords, deskWords } from "@/lib/messages/desk";
import { Argument } from "./_arguments/Argument";
import { CLASSICS } from "./_arguments/classics";
import { housesElsewhere } from "./_arguments/housesElsewhere";
import { WhoStarts } from "./_arguments/WhoStarts";

export function generateMetadata(): Metadata {
  return { title: argumentWords.title, description: argumentWords.about };
}

/** The usual disputes, each answered by the engine on request. */
export default async function ArgumentsPage() {
  const elsewhere = await housesElsewhere();
  return (
    <div className="mx-auto max-w-3xl px-4 pb-10">
      <header className="-ml-3 flex items-center gap-1 pt-[max(0.25rem,env(safe-area-inset-top))]">
        <Link href="/settle" aria-label={deskWords.title} className="icon-button">
          <BackIcon />
        </Link>
      </header>
      <main>
        <h1 className="stamp text-balance text-huge leading-[0.95] [overflow-wrap:anywhere]">
          {argumentWords.title}
        </h1>
        <p className="pt-2 pb-4 text-lead text-soft">{argumentWords.about}</p>
        <ul>
          {CLASSICS.map((classic, at) => (
            <Argument key={classic.about} {...classic} elsewhere={elsewhere[at] ?? 0} />
          ))}
        </ul>
        <WhoStarts />
      </main>
    </div>
  );
}
