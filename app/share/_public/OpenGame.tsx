import Link from "next/link";
import { HandVerdict } from "@/app/_verdict/HandVerdict";
import { VerdictCard } from "@/app/_verdict/VerdictCard";
import { Nameplate } from "@/app/ui/Nameplate";
import { Section } from "@/app/ui/Section";
import { StakePips } from "@/app/ui/StakePips";
import { sayEnding } from "@/lib/messages/endings";
import { sayMoves } from "@/lib/messages/history";
import { nameOf } from "@/lib/messages/names";
import { outcomeWords, sayScored } from "@/lib/messages/outcomes";
import { publicLinkWords as WORDS } from "@/lib/messages/publicLinks";
import { tableWords } from "@/lib/messages/table";
import { sayAfterPlayoff, verdictCardWords } from "@/lib/messages/verdict";
import type { Cloth } from "@/lib/protocol/cloth";
import type { OpenGame as Game } from "@/lib/server/publicLinks/resolvePublicLink";

interface OpenGameProps {
  readonly game: Game;
  readonly cloth: Cloth | null;
  /** The base path of its page. */
  readonly path: string;
}

/** A read-only game: its end, the scores, and its verdicts. */
export function OpenGame({ game, cloth, path }: OpenGameProps) {
  const { names, finished, washing, standing, drink, rounds, page, pages } = game;
  return (
    <>
      <div className="felt flex flex-col gap-3 px-5 py-5 text-center">
        <Nameplate cloth={cloth} />
        <p className="stamp text-balance text-[clamp(1.6rem,8vw,2.4rem)] leading-[1.05] [overflow-wrap:anywhere]">
          {finished
            ? sayAfterPlayoff(sayEnding(game.game, { ...finished, washes: washing }, names), game.playedOff)
            : WORDS.inProgress}
        </p>
      </div>
      {standing.length > 0 && (
        <Section
          id="standing"
          heading={verdictCardWords.finalStanding}
          look="label"
          className="rounded-2xl bg-raised p-4"
        >
          <ol className="flex flex-col">
            {standing.map(({ place, seat: { player, score, stakes, gone: hasLeft } }) => (
              <li
                key={player}
                className="flex min-h-9 flex-wrap items-center gap-x-3 border-line border-t py-1 first:border-0"
              >
                <span className="stamp w-5 shrink-0 text-soft">{place}</span>
                <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">
                  {nameOf(names, player)}
                </span>
                <span className="shrink-0 flex-1 text-small text-soft">
                  {washing && finished?.losers.includes(player)
                    ? verdictCardWords.washes
                    : hasLeft
                      ? tableWords.left
                      : ""}
                </span>
                <StakePips score={score} stakes={stakes} drink={drink} />
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Section id="rounds" heading={WORDS.allRounds} look="title" className="flex flex-col gap-3">
        {rounds.length === 0 && <p className="text-soft">{WORDS.noRounds}</p>}
        {rounds.map(({ round, settled, moves, scored }) => (
          <section key={round} aria-labelledby={`round-${round}`}>
            <h3 id={`round-${round}`} className="px-1 pb-1 font-semibold text-soft">
              {WORDS.round(round)}
            </h3>
            {settled ? (
              <VerdictCard
                settled={settled}
                names={names}
                drink={drink}
                cloth={cloth}
                hand={<HandVerdict settled={settled} />}
              />
            ) : (
              <p className="rounded-2xl bg-raised px-4 py-3.5 leading-snug [overflow-wrap:anywhere]">
                <span className="block text-small text-soft">
                  {scored ? outcomeWords.scoreOnly : WORDS.onlyResult}
                </span>
                {scored ? sayScored(scored, names, drink) : sayMoves(moves, names, drink)}
              </p>
            )}
          </section>
        ))}
        {pages > 1 && (
          <nav aria-label={WORDS.pages} className="flex flex-wrap items-center gap-2">
            {page > 1 && <Page to={{ path, page: page - 1 }}>{WORDS.earlier}</Page>}
            <span className="flex-1 text-center text-soft">{WORDS.page(page, pages)}</span>
            {page < pages && <Page to={{ path, page: page + 1 }}>{WORDS.later}</Page>}
          </nav>
        )}
      </Section>
    </>
  );
}

interface PageProps {
  readonly to: { readonly path: string; readonly page: number };
  readonly children: string;
}

const Page = ({ to: { path, page }, children }: PageProps) => (
  <Link
    href={{ pathname: path, query: { page }, hash: "rounds" }}
    prefetch={false}
    className="key min-h-12 px-4 font-semibold"
  >
    {children}
  </Link>
);
