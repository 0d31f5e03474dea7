import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { linkPreview } from "@/app/_share/linkPreview";
import { PlainPage } from "@/app/_start/PlainPage";
import { HandVerdict } from "@/app/_verdict/HandVerdict";
import { OtherTables } from "@/app/_verdict/OtherTables";
import { VerdictCard } from "@/app/_verdict/VerdictCard";
import { When } from "@/app/ui/When";
import { sayVerdictPreview, verdictLinkWords as WORDS } from "@/lib/messages/sheets";
import { gameName } from "@/lib/messages/terms";
import { verdictKeyWords } from "@/lib/messages/verdict";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { followVerdict } from "@/lib/server/publicLinks/followPublic";

interface VerdictPageProps {
  readonly params: Promise<{ readonly token: string }>;
}

/** Cached: both metadata and page call it. */
const follow = cache(async (token: string) => followVerdict({ headers: await headers() }, token, true));

/** The link's preview in chats: a title, a sentence and the picture, with absolute URLs. */
export async function generateMetadata({ params }: VerdictPageProps): Promise<Metadata> {
  const { token } = await params;
  const robots = { index: false, follow: false };
  const followed = await follow(token);
  if (!followed.ok) return { title: WORDS.notFound.title, robots };
  const { drawn, mark } = followed.value;
  const { title, description } = sayVerdictPreview(drawn, followed.value);
  const url = `${await originForOthers()}/verdict/${token}`;
  return { ...linkPreview({ title, description, url, picture: `?v=${mark}`, type: "article" }), robots };
}

/** One verdict, for anyone with its link: no account needed, and nothing else of the game. */
export default async function VerdictPage({ params }: VerdictPageProps) {
  const followed = await follow((await params).token);
  if (!followed.ok && followed.refusal.code !== "no-such-verdict") return <PlainPage {...WORDS.tooMany} />;
  if (!followed.ok) notFound();
  const { game, at, names, drink, cloth, washes, status, drawn, shared, alternatives } = followed.value;
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col gap-4 px-3 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))] md:grid md:max-w-5xl md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:grid-rows-[auto_auto_1fr] md:content-start md:items-start md:gap-x-6">
      <header className="col-span-full flex flex-col gap-4">
        <h1 className="px-1 text-soft leading-snug">
          <strong className="font-semibold text-ink">{gameName(game)}</strong>
          {`, ${WORDS.playedOn} `}
          <When at={at} as="day" />
        </h1>
        {status !== "stands" && (
          <p className="rounded-xl border border-brass px-4 py-2.5 leading-snug">
            <strong className="font-semibold">
              {status === "corrected" ? WORDS.corrected : WORDS.undone}.
            </strong>{" "}
            {status === "corrected" ? WORDS.correctedHint : WORDS.undoneHint}
          </p>
        )}
      </header>
      <VerdictCard
        settled={drawn}
        names={names}
        drink={drink}
        cloth={cloth}
        hand={<HandVerdict settled={drawn} />}
      />
      {alternatives && (
        <section
          aria-labelledby="but-we-play"
          className="rounded-2xl border border-line px-4 pt-3 pb-1 md:col-start-2 md:row-span-2 md:row-start-2"
        >
          <h2 id="but-we-play" className="font-semibold text-lead">
            {verdictKeyWords.butWePlay}
          </h2>
          <OtherTables alternatives={alternatives} game={game} names={names} drink={drink} washes={washes} />
        </section>
      )}
      {status === "corrected" && (
        <section aria-labelledby="as-shared" className="flex flex-col gap-2 md:col-start-1">
          <h2 id="as-shared" className="px-1 pt-2 font-semibold">
            {WORDS.asShared}
          </h2>
          <VerdictCard
            settled={shared}
            names={names}
            drink={drink}
            cloth={cloth}
            hand={<HandVerdict settled={shared} />}
          />
        </section>
      )}
      <footer className="mt-auto flex flex-col gap-3 pt-4 md:col-start-1 md:mt-0">
        <p className="px-1 text-soft leading-snug">{WORDS.appHint}</p>
        <Link href="/" prefetch={false} className="key key-next min-h-14 font-semibold text-lead">
          {WORDS.app}
        </Link>
      </footer>
    </main>
  );
}
