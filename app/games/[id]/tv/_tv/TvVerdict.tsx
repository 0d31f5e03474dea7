import { HandVerdict } from "@/app/_verdict/HandVerdict";
import { LitDice } from "@/app/_verdict/VerdictDice";
import { FlagIcon } from "@/app/ui/Icons";
import { Stamp } from "@/app/ui/Stamp";
import { Tally } from "@/app/ui/Tally";
import type { Settled } from "@/lib/engine";
import { list } from "@/lib/messages/anyPage";
import { type Names, nameOf } from "@/lib/messages/names";
import { sayAward } from "@/lib/messages/terms";
import { consentWords, sayVerdict, verdictCardWords } from "@/lib/messages/verdict";
import type { Cloth } from "@/lib/protocol/cloth";
import { ownStamp } from "@/lib/views/ownStamp";
import { verdictCard } from "@/lib/views/verdictCard";

interface TvVerdictProps {
  readonly settled: Settled;
  readonly names: Names;
  /** The table's own word for a drink (P10). */
  readonly drink: string | null;
  readonly cloth: Cloth | null;
  /** Who disputes it, until it is resolved. */
  readonly disputers: readonly string[];
}

/** Above this number the rule's wording is shorter than a list of names. */
const MAX_NAMED = 3;

/** The verdict, legible from across the room: the stamp, the dice that count, and the consequences. */
export function TvVerdict({ settled, names, drink, cloth, disputers }: TvVerdictProps) {
  const card = verdictCard(settled);
  const words = sayVerdict(settled, names);
  return (
    <article
      aria-label={verdictCardWords.verdict}
      className="flex h-full flex-col justify-center-safe gap-[0.5rem] overflow-hidden rounded-[1.1rem] bg-raised px-3 py-2"
    >
      <p className="line-clamp-2 shrink-0 text-lead leading-tight [overflow-wrap:anywhere]">{words.story}</p>
      <div className="-my-[0.4rem]" data-moment={`verdict-${settled.round}`}>
        <Stamp text={ownStamp(settled, cloth) ?? words.stamp} bad={settled.finding.finding === "short"} />
      </div>
      <HandVerdict settled={settled} />
      <LitDice card={card} size="size-[2rem]" />
      {("count" in settled.claim || settled.shown === null) && (
        <p className="text-lead leading-tight">{words.finding}</p>
      )}
      {words.reasons.map(({ id, sentence }) => (
        <p key={id} className="line-clamp-2 text-lead leading-tight">
          {sentence}
        </p>
      ))}
      {card.awards.flatMap(({ players }) => players).length > MAX_NAMED ? (
        <p className="line-clamp-3 text-lead leading-tight">{words.rule?.sentence}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {card.awards.map(({ players, move, ante }) => (
            <li
              key={`${players.join()}${move.what}${move.to}${ante}`}
              className="stamp flex items-center gap-2 text-large leading-[1.1]"
            >
              <span className="truncate">{list(players.map((player) => nameOf(names, player)))}</span>
              {(move.what === "bad" || move.what === "good") && (
                <span aria-hidden="true" className="shrink-0">
                  <Tally score={move.what === "bad" ? -move.count : move.count} />
                </span>
              )}
              <span className="shrink-0 font-semibold font-text text-lead">
                {sayAward(move, drink, players.length)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {disputers.length > 0 && (
        <p className="flex shrink-0 items-center gap-2 rounded-md border-2 border-brass px-2 py-1 text-lead leading-tight [&_svg]:size-[1.3rem] [&_svg]:shrink-0">
          <FlagIcon />
          <span className="line-clamp-1 [overflow-wrap:anywhere]">{consentWords.disputedBy(disputers)}</span>
        </p>
      )}
    </article>
  );
}
