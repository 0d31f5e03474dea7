import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { PlainPage } from "@/app/_start/PlainPage";
import { PageTitle } from "@/app/ui/PageTitle";
import { sayDayHeading } from "@/lib/messages/night";
import { publicLinkWords as WORDS } from "@/lib/messages/publicLinks";
import { verdictLinkWords } from "@/lib/messages/sheets";
import { gameName } from "@/lib/messages/terms";
import { readNumber } from "@/lib/server/http/readNumber";
import { followPublic } from "@/lib/server/publicLinks/followPublic";
import type { OpenSeason, PublicPage } from "@/lib/server/publicLinks/resolvePublicLink";
import { CountsTable } from "../_public/CountsTable";
import { DishesWall } from "../_public/DishesWall";
import { OpenGame } from "../_public/OpenGame";

interface PublicPageProps {
  readonly params: Promise<{ readonly token: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Cached: both metadata and page call it. */
const follow = cache(async (token: string, page: number) =>
  followPublic({ headers: await headers() }, token, page),
);

const followed = async ({ params, searchParams }: PublicPageProps) =>
  follow((await params).token, readNumber(String((await searchParams).page ?? "")) ?? 1);

/** The link's preview in chats: the kind of page, without names. */
export async function generateMetadata(props: PublicPageProps): Promise<Metadata> {
  const robots = { index: false, follow: false };
  const found = await followed(props);
  if (!found.ok) return { title: WORDS.notFound.title, robots };
  const { description } = WORDS.preview;
  const title = titleOf(found.value.page);
  return {
    title,
    description,
    robots,
    referrer: "no-referrer",
    openGraph: { type: "article", siteName: verdictLinkWords.site, title, description },
  };
}

function titleOf(page: PublicPage["page"]): string {
  if (page.shows === "game") return WORDS.preview.game(gameName(page.game), sayDayHeading(page.day, "", ""));
  return page.shows === "season" ? WORDS.preview.season(page.season.name) : WORDS.preview.dishes;
}

/** The content of a public link: no account needed, and nothing else of the group. */
export default async function PublicLinkPage(props: PublicPageProps) {
  const found = await followed(props);
  if (!found.ok && found.refusal.code !== "no-such-public-link") return <PlainPage {...WORDS.tooMany} />;
  if (!found.ok) notFound();
  const { group, cloth, page } = found.value;
  const { token } = await props.params;
  if (page.shows === "verdict") redirect(`/verdict/${token}`);
  return (
    <main
      data-felt={cloth?.felt}
      className="mx-auto flex min-h-dvh max-w-xl flex-col gap-4 px-3 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))]"
    >
      <header className="px-1">
        {group !== null && <p className="text-soft [overflow-wrap:anywhere]">{group}</p>}
        <PageTitle>{titleOf(page)}</PageTitle>
      </header>
      {page.shows === "game" && <OpenGame game={page} cloth={cloth} path={`/share/${token}`} />}
      {page.shows === "season" && <SeasonTable season={page} />}
      {page.shows === "dishes" && <DishesWall dishes={page} />}
      <footer className="mt-auto flex flex-col gap-3 pt-4">
        <p className="px-1 text-soft leading-snug">{WORDS.readOnly}</p>
        <Link href="/" prefetch={false} className="key min-h-14 font-semibold text-lead">
          {verdictLinkWords.app}
        </Link>
      </footer>
    </main>
  );
}

/** A read-only season: how often everyone washed, cooked and won. */
function SeasonTable({
  season: { season, washing, kinds, rounds, people },
}: {
  readonly season: OpenSeason;
}) {
  const games = kinds.map(({ game, games: count }) => `${gameName(game)}: ${WORDS.games(count)}`);
  return (
    <>
      <p className="px-1 text-soft leading-snug">
        {[
          ...(season.startsOn === null ? [] : [WORDS.from(sayDayHeading(season.startsOn, "", ""))]),
          ...games,
          ...(rounds > 0 ? [WORDS.rounds(rounds)] : []),
        ].join(" · ")}
      </p>
      <CountsTable washing={washing} people={people} />
    </>
  );
}
