import Link from "next/link";
import { RuleChip } from "@/app/ui/RuleChip";
import { Section } from "@/app/ui/Section";
import { list } from "@/lib/messages/anyPage";
import { deskWords } from "@/lib/messages/desk";
import { gameName } from "@/lib/messages/terms";
import type { Question } from "@/lib/protocol/ask/shapes";
import type { Desk } from "@/lib/views/desk/desk";
import type { Answered, Asker, Reading } from "@/lib/views/desk/reading/read";
import { AskedBackKeys } from "./AskedBackKeys";
import type { Read } from "./AskInWords";
import { Costs } from "./Costs";
import { stampOf } from "./stampOf";

/** Each rule's sentence, and its played result; null if nothing can be played. */
export type Book = Readonly<Record<string, { readonly says: string; readonly example: string | null }>>;

interface ReadAsProps {
  readonly read: Read;
  readonly book: Book;
  /** Opens the question on the desk. */
  readonly onAsk: (question: Question) => void;
  /** Parses the same words again, with one more fact. */
  readonly onAgain: (asker: Asker) => void;
  readonly onDesk: (desk: Desk) => void;
}

/** A parse that is not exactly one answer: several games, a follow-up, rules, or unused words. */
export function ReadAs({ read, book, onAsk, onAgain, onDesk }: ReadAsProps) {
  const { reading, asker } = read;
  if (!reading.ok) return null;
  const { answers, asks_back: back, unused } = reading;
  return (
    <div className="flex flex-col gap-3 pb-3">
      {unused.length > 0 && <Heard text={read.text} unused={unused} />}
      {answers.length > 1 && <GameByGame answers={answers} onAsk={onAsk} />}
      {back && (
        <AskedBackKeys
          back={back}
          alone={answers.length === 0}
          read={read}
          onAgain={onAgain}
          onDesk={onDesk}
        />
      )}
      {answers.length === 0 && reading.rules.length > 0 && (
        <RulesSay reading={reading} game={asker.game} book={book} />
      )}
      {read.elsewhere.map(({ game, question }) => (
        <button
          key={game}
          type="button"
          onClick={() => onAsk(question)}
          className="key min-h-11 self-start px-3 text-minor"
        >
          {deskWords.askIn(gameName(game))}
        </button>
      ))}
    </div>
  );
}

/** The question as typed, with the unused words struck through. */
function Heard({ text, unused }: { readonly text: string; readonly unused: readonly string[] }) {
  const parts: { readonly words: string; readonly used: boolean; readonly at: number }[] = [];
  let from = 0;
  for (const part of unused) {
    const at = text.indexOf(part, from);
    if (at === -1) continue;
    parts.push({ words: text.slice(from, at), used: true, at: from }, { words: part, used: false, at });
    from = at + part.length;
  }
  parts.push({ words: text.slice(from), used: true, at: from });
  return (
    <p className="text-small text-soft leading-snug [overflow-wrap:anywhere]">
      <span className="sr-only">{deskWords.notUsed(list(unused.map(deskWords.quoted)))}</span>
      <span aria-hidden="true">
        {parts.map(({ words, used, at }) => (used ? words : <s key={at}>{words}</s>))}
      </span>
    </p>
  );
}

/** "Yes in 4 of 5 games", then each with its verdict, one tap away. */
function GameByGame({
  answers,
  onAsk,
}: {
  readonly answers: readonly Answered[];
  readonly onAsk: ReadAsProps["onAsk"];
}) {
  // The winner’s dice are sorted by each game’s order: the same side wins under two names.
  const stamps = answers.map(({ question, answer }) => {
    const stamp = stampOf(question, answer);
    return { ...stamp, same: (answer.ok && answer.result) || stamp.text };
  });
  const most = stamps.toSorted(
    (one, other) =>
      stamps.filter(({ same }) => same === other.same).length -
      stamps.filter(({ same }) => same === one.same).length,
  )[0];
  const agree = stamps.filter(({ same }) => same === most?.same).length;
  return (
    <article
      aria-label={deskWords.answer}
      className="flex flex-col gap-2 rounded-2xl bg-raised px-4 py-3 [overflow-wrap:anywhere]"
    >
      <h2 className="stamp text-balance text-title leading-tight">
        {most?.text}{" "}
        {agree === stamps.length ? deskWords.inAll(agree) : deskWords.inSome(agree, stamps.length)}
      </h2>
      <ul aria-label={deskWords.perGame} className="flex flex-col gap-1.5">
        {answers.map(({ game, question, answer }, at) => (
          <li key={game}>
            <button
              type="button"
              aria-label={deskWords.openIn(gameName(game), stamps[at]?.text ?? "")}
              onClick={() => onAsk(question)}
              className="key min-h-12 w-full justify-between gap-3 px-3 py-1.5 text-left"
            >
              <span className="min-w-0">
                <span className="block font-semibold leading-tight">{gameName(game)}</span>
                <span className="block text-small text-soft leading-snug">{answer.message}</span>
              </span>
              <span
                className={`stamp shrink-0 text-lead leading-none ${stamps[at]?.bad ? "text-fire-ink" : ""}`}
              >
                {stamps[at]?.text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}

interface RulesSayProps {
  readonly reading: Extract<Reading, { ok: true }>;
  readonly game: string | undefined;
  readonly book: Book;
}

/** The rules that answer, and the result of a round with them. */
function RulesSay({ reading, game, book }: RulesSayProps) {
  const shown = reading.rules.slice(0, MAX_RULES);
  // One example is enough: the first rule's, which is the most relevant.
  const played = shown.find((id) => book[id]?.example);
  return (
    <Section
      heading={deskWords.rulesSay}
      look="bold"
      className="flex flex-col rounded-2xl bg-raised px-4 py-3 [overflow-wrap:anywhere]"
    >
      {game !== undefined && reading.declined && (
        <p role="status" className="pb-2">
          {deskWords.notIn(gameName(game))}
        </p>
      )}
      <ul className="flex flex-col gap-2 leading-snug">
        {shown.map((id) => (
          <li key={id} className="flex items-baseline gap-2">
            <span className="shrink-0 whitespace-nowrap">
              <RuleChip id={id} />
            </span>
            <span className="min-w-0">
              {book[id]?.says}
              {id === played && (
                <span className="mt-1 block border-line border-l-2 pl-3 text-small">
                  <span className="text-soft">{deskWords.played}:</span> {book[id]?.example}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {game !== undefined && (
        <>
          {!reading.declined && <Costs game={game} house={{}} heading={deskWords.playedOut} />}
          <Link
            href={`/rules/${game}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center self-start underline underline-offset-4"
          >
            {deskWords.card(gameName(game))}
          </Link>
        </>
      )}
    </Section>
  );
}

/** Only the most relevant: a page of rules is no answer. */
const MAX_RULES = 4;
