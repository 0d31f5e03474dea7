import { namedAtEnd } from "@/lib/engine";
import {
  historyWords,
  sayEndingChange,
  sayNextChange,
  sayScoreChange,
  sayStakeChange,
  sayStarterChange,
  sayVerdictChange,
} from "@/lib/messages/history";
import type { Names } from "@/lib/messages/names";
import type { Consequences, DecidedChange } from "@/lib/views/consequences";
import { resultSays } from "@/lib/views/resultSays";
import { useOwnWords } from "./sayingEntries";

interface PreviewProps {
  readonly of: Consequences;
  /** How the games that this playoff decides change (F12). */
  readonly decides: readonly DecidedChange[];
  readonly names: Names;
}

/** The effect of a correction in words: verdicts, scores, the starter, and the end of the game. */
export function Preview({ of, decides, names }: PreviewProps) {
  const { drink, washes, resultOnly } = useOwnWords();
  const endingChange = (
    { before, after }: Consequences["finished"],
    ...[game, names, isResult = false]: readonly [string, Names, boolean?]
  ) => {
    const washed = before !== null && before.losers.length > 0;
    const was = washed && resultSays(namedAtEnd(game), { washes }) === "losers" ? "washed" : "game";
    const ends = [before, after].map((end) => end && { ...end, washes });
    return sayEndingChange(ends[0] ?? null, ends[1] ?? null, game, names, isResult ? "result" : was);
  };
  const decided = decides.flatMap(({ finished, game, names }) => endingChange(finished, game, names) ?? []);
  const elsewhere = <Summary title={historyWords.decidedGame} lines={decided} loud />;
  if (of.none) return decided.length > 0 ? <dl>{elsewhere}</dl> : <p>{historyWords.nothingElse}</p>;
  const starters = of.rounds.flatMap(({ before, after }) =>
    before?.starter && after?.starter && before.starter !== after.starter
      ? [sayStarterChange(after.round, before.starter, after.starter, names)]
      : [],
  );
  const next = sayNextChange(of.toAct.before, of.toAct.after, names);
  const scores = of.standing.flatMap(({ player, before, after }) => {
    if (!hasScore(before ?? after))
      return stakeChanges(before, after).map((what) => sayStakeChange(player, ...what, names));
    const [old, now] = [scoreOf(before), scoreOf(after)];
    return old === now ? [] : [sayScoreChange(player, old, now, names)];
  });
  const ending = endingChange(of.finished, of.game, names, resultOnly);
  // No one played, so there are no scores and no turns.
  if (resultOnly && ending !== null)
    return (
      <dl>
        <Summary title={historyWords.theResult} lines={[ending]} loud />
      </dl>
    );
  return (
    <dl className="flex flex-col gap-3">
      <Summary title={historyWords.ending} lines={ending === null ? [] : [ending]} loud />
      {elsewhere}
      <Summary
        title={historyWords.verdictsChange}
        lines={of.rounds.map(({ before, after }) => sayVerdictChange(before, after, names, drink))}
      />
      <Summary
        title={historyWords.scoresChange}
        lines={scores.length === 0 ? [historyWords.standingUnchanged] : scores}
      />
      <Summary title={historyWords.startersChange} lines={next === null ? starters : [...starters, next]} />
    </dl>
  );
}

type StakeChange = Consequences["standing"][number]["before"];

const hasScore = (stakes: StakeChange): boolean => stakes !== null && Object.hasOwn(stakes, "score");

/** A stake that changes: its name, before, after. */
const stakeChanges = (
  before: StakeChange,
  after: StakeChange,
): readonly (readonly [string, number, number])[] =>
  Object.keys({ ...before, ...after })
    .map((what) => [what, Number(before?.[what] ?? 0), Number(after?.[what] ?? 0)] as const)
    .filter(([what, old, now]) => what !== "active" && old !== now);

const scoreOf = (stakes: StakeChange): number => (typeof stakes?.score === "number" ? stakes.score : 0);

interface SummaryProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly loud?: boolean;
}

function Summary({ title, lines, loud = false }: SummaryProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <dt className="text-small text-soft">{title}</dt>
      {lines.map((line) => (
        <dd key={line} className={loud ? "stamp text-large leading-tight" : "font-semibold leading-snug"}>
          {line}
        </dd>
      ))}
    </div>
  );
}
