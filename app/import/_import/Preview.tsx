import { SelectField } from "@/app/ui/Field";
import { Section } from "@/app/ui/Section";
import type { LineReason } from "@/lib/protocol/imports/importedGames";
import type { AnswerOf } from "@/lib/protocol/routes";

type Option = { readonly value: string; readonly label: string };

interface PreviewProps {
  readonly words: typeof import("@/lib/messages/imports").importWords;
  readonly preview: AnswerOf<"POST /api/v1/imports/preview">;
  readonly players: readonly Option[];
  /** The chosen players, by the name in the file; null for a guest. */
  readonly people: Readonly<Record<string, string | null>>;
  readonly onPerson: (name: string, player: string | null) => void;
}

/** The games and people of an import, or every line that prevents it. */
export function Preview({ words, preview, players, people, onPerson }: PreviewProps) {
  const { games, problems, notices } = preview;
  const isAllThere = games.length > 0 && games.every(({ there }) => there !== null);
  return (
    <div className="flex flex-col gap-6" aria-live="polite">
      {isAllThere && <p>{words.nothingNew}</p>}
      <Lines heading={words.wrong} word={words.line} lines={problems} isWrong />
      <Lines heading={words.leftOut} word={words.line} lines={notices} />
      {players.length > 0 && preview.people.length > 0 && (
        <Section id="people" heading={words.people} look="quiet">
          <div className="flex flex-col gap-3">
            {preview.people.map(({ name, player }) => (
              <SelectField
                key={name}
                label={name}
                value={(Object.hasOwn(people, name) ? people[name] : player) ?? ""}
                options={[{ value: "", label: words.guest }, ...players]}
                onChoose={(id) => onPerson(name, id === "" ? null : id)}
              />
            ))}
          </div>
        </Section>
      )}
      {games.length > 0 && (
        <Section id="games" heading={words.games} look="quiet">
          <ul>
            {games.map(({ line, title, names, there }) => (
              <li key={line} className="border-line border-b py-3">
                <span className="block font-semibold">{title}</span>
                <span className="block text-small text-soft [overflow-wrap:anywhere]">
                  {there === null ? names.join(", ") : words.there}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

interface LinesProps {
  readonly heading: string;
  readonly word: string;
  readonly lines: readonly LineReason[];
  readonly isWrong?: boolean;
}

/** Lines of the file with reasons; nothing without any. */
function Lines({ heading, word, lines, isWrong = false }: LinesProps) {
  return lines.length === 0 ? null : (
    <Section id={isWrong ? "wrong" : "left-out"} heading={heading} look="quiet">
      <ul>
        {lines.map(({ line, reason }, at) => (
          // The same line may have several reasons.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} className="border-line border-b py-2 [overflow-wrap:anywhere]">
            <strong className={isWrong ? "text-fire-ink" : ""}>
              {word} {line}
            </strong>{" "}
            {reason}
          </li>
        ))}
      </ul>
    </Section>
  );
}
