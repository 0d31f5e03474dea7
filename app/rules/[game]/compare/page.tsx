import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ExampleDice } from "@/app/_house/ExampleDice";
import { ExampleLine } from "@/app/_house/ExampleLine";
import { Sources } from "@/app/_house/Sources";
import { PageHeader, PageName } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { RuleChip } from "@/app/ui/RuleChip";
import { sayOption, sayOptionHint, sayOptionValue, saySources } from "@/lib/messages/house";
import { compareWords } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";
import { readHouse, readHouseName } from "@/lib/protocol/houseLink";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";
import { compareHouses, type Difference as Differs, type Side } from "@/lib/views/house/compare";
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
      <PageHeader
        href={{ pathname: `/rules/${game}` }}
        label={compareWords.back(gameName(game))}
        className="print:hidden!"
      >
        <PageName>{compareWords.back(gameName(game))}</PageName>
      </PageHeader>
      <main>
        <PageTitle className="pt-2 pb-3 print:text-[20pt]">{compareWords.title(gameName(game))}</PageTitle>
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

interface DifferenceProps {
  readonly difference: Differs;
  readonly names: readonly [string, string];
}

/** One option that two sets differ in, with both values and their effects. */
function Difference({ difference: { option, rule, one, other }, names }: DifferenceProps) {
  const hint = sayOptionHint(option);
  return (
    <li className="break-inside-avoid border-line border-t py-4">
      <h2 className="font-bold text-lead leading-snug">
        {sayOption(option)} <RuleChip id={rule} />
      </h2>
      {hint && <p className="text-small text-soft leading-snug">{hint}</p>}
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 pt-3 sm:grid-cols-2 print:grid-cols-2">
        <OneSide name={names[0]} option={option} side={one} />
        <OneSide name={names[1]} option={option} side={other} />
      </div>
    </li>
  );
}

interface OneSideProps {
  readonly name: string;
  readonly option: string;
  readonly side: Side;
}

function OneSide({ name, option, side: { value, example, sources } }: OneSideProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 border-line border-l-2 pl-3 leading-snug [overflow-wrap:anywhere]">
      <p className="text-small leading-normal text-soft">
        <bdi>{name}</bdi>
      </p>
      <p className="font-semibold text-lead">{sayOptionValue(option, value)}</p>
      {example && (
        <>
          <p className="text-small">
            <ExampleLine example={example} />
          </p>
          <ExampleDice seen={example.seen} />
        </>
      )}
      {sources && <p className="text-small text-soft">{saySources(sources)}</p>}
    </div>
  );
}
