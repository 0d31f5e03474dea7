import { useRouter } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { rememberGame } from "@/app/_start/crew";
import { RulesCard } from "@/app/rules/[game]/_card/RulesCard";
import { SaveToGroup } from "@/app/rules/[game]/_card/SaveToGroup";
import { FeltChoice } from "@/app/ui/FeltChoice";
import { TextField } from "@/app/ui/Field";
import { PrintKey } from "@/app/ui/PrintKey";
import { Sheet } from "@/app/ui/Sheet";
import { saveOwnGame } from "@/lib/client/ownGames";
import { answerWords, ownWords, questionWords } from "@/lib/messages/own";
import { gameLine, gameName } from "@/lib/messages/terms";
import { MAX_STAKE_WORD, type OwnGame } from "@/lib/protocol/ruleSets/look";
import { readOwnGame } from "@/lib/protocol/ruleSets/ownGame";
import {
  namedStakesIn,
  QUESTIONS,
  type Question,
  questionOf,
  whyNoEnding,
  withCalled,
  withColor,
  withStakeWord,
} from "@/lib/views/ownGame/draft";
import { rulesCard } from "@/lib/views/rules/card";
import { Answer } from "./Answer";
import { answersOf } from "./answersOf";
import { SaveForGroup } from "./SaveForGroup";
import { ShareOwn } from "./ShareOwn";
import { TryOut } from "./TryOut";

interface EditorProps {
  readonly first: OwnGame;
  /** The id under which it is saved here; null for a new one. */
  readonly before: string | null;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  /** Saved rules of a group, which a change replaces. */
  readonly saved: { readonly group: string; readonly preset: string } | undefined;
}

/** The seven questions of a game, its words, and what random rounds show. */
export function Editor({ first, before, groups, saved: inGroup }: EditorProps) {
  const router = useRouter();
  const [rules, setRules] = useState<OwnGame>(first);
  const [asked, setAsked] = useState<Question | null>(null);
  const [saved, setSaved] = useState(before);
  /** True once the name was typed: before, a missing one is no mistake. */
  const [typed, setTyped] = useState(false);
  const [stuck, setStuck] = useState<string | null>(null);
  const read = useMemo(() => readOwnGame(rules), [rules]);
  const path = read.ok ? null : (read.refusal.values.name ?? "");
  // Random games came to a dead state, or did not end.
  const unplayable = read.ok && read.value.game === stuck;
  const wrong = path !== null ? questionOf(path) : unplayable ? "ending" : null;
  const noEnding = path === null ? null : whyNoEnding(path, rules);
  const game = read.ok && !unplayable ? read.value.game : null;
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const save = (): string | null => {
    if (game !== null) {
      saveOwnGame(game, saved);
      setSaved(game);
    }
    return game;
  };
  const play = () => {
    const played = save();
    if (played === null) return;
    rememberGame(played);
    router.push("/new");
  };
  return (
    <div className="flex flex-col gap-4 print:block print:[&>*:not(:has(#card))]:hidden">
      <TextField
        label={ownWords.name}
        value={rules.name}
        mostCharacters={40}
        onType={(name) => {
          setTyped(true);
          setRules({ ...rules, name });
        }}
      />
      <ol className="flex flex-col gap-2">
        {QUESTIONS.map((question) => (
          <li key={question}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setAsked(question)}
              className={`key min-h-16 w-full flex-col items-start px-4 py-2 text-left leading-snug [overflow-wrap:anywhere] ${wrong === question ? "text-fire-ink" : ""}`}
            >
              <span className="text-small text-soft">{questionWords[question]}</span>
              {answersOf(question, rules).map((answer) => (
                <span key={answer} className="font-semibold">
                  {answer}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ol>
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold">
          {ownWords.words}
          <span aria-hidden="true">▾</span>
          {rules.look?.color && (
            <span data-felt={rules.look.color} aria-hidden="true" className="felt size-5 rounded-full!" />
          )}
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          <FeltChoice
            legend={ownWords.color}
            chosen={rules.look?.color ?? null}
            onChoose={(color) => setRules(withColor(rules, color))}
            none={ownWords.noColor}
          />
          {rules.challenges.map(({ kind, called = "" }) => (
            <TextField
              key={kind}
              label={answerWords.called[kind]}
              hint={ownWords.usualWord}
              value={called}
              mostCharacters={20}
              onType={(word) => setRules(withCalled(rules, kind, word))}
            />
          ))}
          <TextField
            label={ownWords.drinkName}
            hint={ownWords.usualWord}
            value={rules.drink_name ?? ""}
            mostCharacters={40}
            onType={(word) => {
              const { drink_name: _, ...others } = rules;
              setRules(word === "" ? others : { ...others, drink_name: word });
            }}
          />
          {namedStakesIn(rules).map((stake) => (
            <TextField
              key={stake}
              label={answerWords.stakeCalled[stake]}
              hint={ownWords.usualWord}
              value={rules.look?.words?.[stake] ?? ""}
              mostCharacters={MAX_STAKE_WORD}
              onType={(word) => setRules(withStakeWord(rules, stake, word))}
            />
          ))}
          <TextField
            label={ownWords.description}
            value={rules.description ?? ""}
            mostCharacters={120}
            onType={(description) => setRules({ ...rules, description })}
          />
        </div>
      </details>
      {read.ok && (
        <TryOut
          key={read.value.game}
          rules={read.value.rules}
          game={read.value.game}
          onTried={(bad) => setStuck(bad ? read.value.game : null)}
        />
      )}
      {game !== null && <Card game={game} />}
      {saved !== null && game !== saved && <p className="text-small text-soft">{ownWords.changed}</p>}
      {game !== null && (
        <div className="flex flex-wrap items-start gap-2">
          <ShareOwn game={game} rules={rules} />
          {inGroup ? (
            <SaveForGroup at={inGroup} game={game} name={rules.name} />
          ) : (
            <SaveToGroup game={game} house={{}} name={rules.name} groups={groups} />
          )}
        </div>
      )}
      <div className="sticky bottom-0 short:static -mx-4 flex flex-col gap-2 border-line border-t bg-table px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p
          role="alert"
          className={`text-small empty:hidden ${path === "name" && !typed ? "text-soft" : "text-fire-ink"}`}
        >
          {path === "name"
            ? ownWords.missing
            : noEnding !== null
              ? `${questionWords.ending} ${ownWords.noEnding[noEnding]}`
              : path !== null && ownWords.wrong(wrong === null ? ownWords.words : questionWords[wrong])}
        </p>
        <div className="flex gap-2">
          <button
            type="button"
            aria-disabled={game === null}
            onClick={save}
            className="key min-h-14 flex-1 px-3 font-semibold"
          >
            {game !== null && game === saved ? ownWords.saved : ownWords.save}
          </button>
          <button
            type="button"
            aria-disabled={game === null}
            onClick={play}
            className={`key min-h-14 flex-2 px-3 font-semibold ${game === null ? "" : "key-next"}`}
          >
            {ownWords.play}
          </button>
        </div>
      </div>
      <Sheet
        title={asked === null ? "" : questionWords[asked]}
        open={asked !== null}
        onClose={() => setAsked(null)}
      >
        {asked !== null && <Answer question={asked} rules={rules} onRules={setRules} />}
        <button
          type="button"
          onClick={() => setAsked(null)}
          className="key key-next sticky bottom-0 mt-3 min-h-14 w-full px-3 font-semibold"
        >
          {answerWords.done}
        </button>
      </Sheet>
    </div>
  );
}

/** The rules card, once someone opens it or prints the page. */
function Card({ game }: { readonly game: string }) {
  // `?card`: the rules page and the table open it.
  const [open, setOpen] = useState(() => new URLSearchParams(location.search).has("card"));
  useEffect(() => {
    const show = () => flushSync(() => setOpen(true));
    addEventListener("beforeprint", show);
    return () => removeEventListener("beforeprint", show);
  }, []);
  const card = open ? rulesCard(game) : null;
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold print:hidden">
        {ownWords.card}
        <span aria-hidden="true">▾</span>
      </summary>
      {card && (
        <div id="card" className="flex flex-col items-start gap-3">
          <h2 className="stamp hidden text-title leading-tight [overflow-wrap:anywhere] print:block">
            {gameName(game)}
          </h2>
          <p className="text-soft empty:hidden">{gameLine(game)}</p>
          <RulesCard card={card} />
          <PrintKey />
        </div>
      )}
    </details>
  );
}
