import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Sources } from "@/app/_house/Sources";
import { BackIcon } from "@/app/ui/Icons";
import { compareWords } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";
import { readHouse, readHouseName } from "@/lib/protocol/houseLink";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";
import { compareHouses } from "@/lib/views/house/compare";
import { Difference } from "./_compare/Difference";
import { TwoHouses } from "./_compare/TwoHouses";

type CompareQuery = "a" | "b" | "an" | "bn";

interface ComparePageProps {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<Readonly<Partial<Record<CompareQuery, string | readonly string[]>>>>;
}

export async function generateMetadata({ params }: ComparePageProps): Promise<Metadata> {
  const { game } = await params;
  return { title: compareWords.title(gameName(game)), description: compareWords.about };
}

/** The differences between the two sets of rules in the URL; public. */
export default async function ComparePage({ params, searchParams }: ComparePageProps) {
  const [{ game }, asked] = await Promise.all([params, searchParams]);
  const text = (key: CompareQuery) => {
    const value = asked[key];
    return typeof value === "string" ? value : "";
  };
  const [one, other] = [readHouse(text("a")), readHouse(text("b"))];
  const compared = one && other && compareHouses(game, one, other);
  if (!compared) notFound();
  const named = { an: readHouseName(text("an")), bn: readHouseName(text("bn")) };
  const [isUsual, otherIsUsual] = [one, other].map(
    (house) => Object.keys(changedRules(game, houseWith(game, house))).length === 0,
  );
  const names = [
    named.an || (isUsual ? compareWords.usual : compareWords.house),
    named.bn || (otherIsUsual ? compareWords.usual : isUsual ? compareWords.house : compareWords.other),
  ] as const;
  const { all, differences } = compared;
  return (
    <div className="mx-auto max-w-3xl px-4 pb-8 print:max-w-none print:p-0">
      <header className="-ml-3 flex items-center gap-1 pt-[max(0.25rem,env(safe-area-inset-top))] print:hidden">
        <Link
          href={{ pathname: `/rules/${game}` }}
          aria-label={compareWords.back(gameName(game))}
          className="icon-button"
        >
          <BackIcon />
        </Link>
        <p className="min-w-0 flex-1 font-bold text-lead leading-tight [overflow-wrap:anywhere]">
          {compareWords.back(gameName(game))}
        </p>
      </header>
      <main>
        <h1 className="stamp pt-2 pb-3 text-title leading-[0.95] [overflow-wrap:anywhere] print:text-[20pt]">
          {compareWords.title(gameName(game))}
        </h1>
        <TwoHouses game={game} houses={[one, other]} names={names} named={named} />
        {differences.length === 0 ? (
          <div className="border-line border-t py-6">
            <p className="stamp text-title leading-tight">{compareWords.same}</p>
            <p className="pt-1 text-soft">{compareWords.sameHint}</p>
          </div>
        ) : (
          <>
            <p className="pb-4 text-soft leading-snug">
              {compareWords.differ(differences.length, all)} {compareWords.isolated}
            </p>
            <ul>
              {differences.map((difference) => (
                <Difference key={difference.option} difference={difference} names={names} />
              ))}
            </ul>
          </>
        )}
        <Sources />
      </main>
    </div>
  );
}
