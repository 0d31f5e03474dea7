import { useEffect, useState } from "react";
import { Section } from "@/app/ui/Section";
import { tryInWorker } from "@/lib/client/ownGame/tryInWorker";
import type { RuleSetData } from "@/lib/engine";
import { list } from "@/lib/messages/anyPage";
import { ownWords as WORDS } from "@/lib/messages/own";
import { sayAward, sayClaim, sayShout } from "@/lib/messages/terms";
import { sayVerdict } from "@/lib/messages/verdict";
import type { OwnGame } from "@/lib/protocol/ruleSets/look";
import type { TryOut as Tried } from "@/lib/protocol/ruleSets/tryOut";
import { stakeWordsOf } from "@/lib/views/drink";
import { type ExampleRound, exampleRound } from "@/lib/views/ownGame/exampleRound";
import { verdictCard } from "@/lib/views/verdictCard";

/** Random games start when the person pauses. */
const PAUSE_MS = 400;

interface TryOutProps {
  readonly rules: OwnGame;
  readonly game: string;
  /** Tells if random games came to a dead state, or did not end. */
  readonly onTried: (bad: boolean) => void;
}

/** The result of random games by these rules, and one of their rounds. */
export function TryOut({ rules, game, onTried }: TryOutProps) {
  const [tried, setTried] = useState<Tried | "playing" | null>("playing");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is its rules
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = tryInWorker(rules, (done) => {
        setTried(done);
        onTried(done !== null && (done.deadState !== null || done.noEnd));
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [game]);
  const done = tried !== "playing" && tried !== null ? tried : null;
  const shown = done?.deadState ?? done?.first ?? null;
  const round = shown && exampleRound(rules, shown);
  const bad = done !== null && (done.deadState !== null || done.noEnd);
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className={bad ? "text-fire-ink" : "text-soft"}>
        {tried === "playing" ? WORDS.trying : done === null ? WORDS.failed : verdictOf(done, rules)}
      </p>
      {round && <Round round={round} rules={rules} game={game} />}
    </div>
  );
}

function verdictOf({ deadState, noEnd, medianRounds }: Tried, { ending }: RuleSetData): string {
  if (deadState !== null) return WORDS.deadState;
  if (noEnd) return WORDS.noEnd;
  return ending.kind === "never" ? WORDS.endless : WORDS.fine(medianRounds);
}

interface RoundProps {
  readonly round: ExampleRound;
  readonly rules: OwnGame;
  readonly game: string;
}

/** A round in a few lines. Random players have their names as ids. */
function Round({ round: { claims, settled, next }, rules, game }: RoundProps) {
  const { awards } = verdictCard(settled);
  const drink = stakeWordsOf(rules);
  return (
    <Section heading={WORDS.example} look="plain">
      <ul className="flex flex-col gap-0.5 rounded-xl border border-line px-4 py-3 leading-snug [overflow-wrap:anywhere]">
        {claims.slice(-3).map(({ by, claim }) => (
          <li key={`${by}${JSON.stringify(claim)}`}>{WORDS.claims(by, sayClaim(claim))}</li>
        ))}
        <li>{WORDS.claims(list(settled.challengers), sayShout(settled.called, game))}</li>
        <li className="font-semibold">{sayVerdict(settled, {}).stamp}</li>
        {awards.map(({ players, move }) => (
          <li key={`${players.join()}${move.what}${move.to}`}>
            {list(players)} {sayAward(move, drink, players.length)}.
          </li>
        ))}
        <li className="text-soft">{next === null ? WORDS.over : WORDS.starts(next)}</li>
      </ul>
    </Section>
  );
}
