import type { StakeWords } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";
import {
  butWePlayWords,
  sayAlternative,
  sayOtherRule,
  sayUnchanged,
  sayUnknown,
} from "@/lib/messages/whatIf";
import type { ButWePlay } from "@/lib/views/butWePlay";

interface OtherTablesProps {
  readonly alternatives: ButWePlay;
  /** The type of the game. */
  readonly game: string;
  readonly names: Names;
  /** The table's own words for stakes. */
  readonly drink: StakeWords;
  /** False where a lost game means no dishes; omitted elsewhere. */
  readonly washes: boolean | undefined;
}

/** "But we play…": how each other house rule would score a round, and how many change nothing. */
export function OtherTables({ alternatives, ...at }: OtherTablesProps) {
  const { here, others, unchanged, untold } = alternatives;
  const rest = [sayUnchanged(unchanged, others.length > 0), ...sayUnknown(untold)].filter(
    (one) => one !== "",
  );
  return (
    <>
      {others.length > 0 && (
        <>
          <p className="pb-1 text-soft">{butWePlayWords.hint}</p>
          <ul
            aria-label={butWePlayWords.hint}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, and is to be reached by keyboard.
            tabIndex={0}
            className="[overflow-wrap:anywhere]"
          >
            {others.map(({ option, values, came: outcome }) => (
              <li
                key={`${option} ${values.from}`}
                className="border-line border-t py-2.5 leading-snug first:border-0"
              >
                <p className="font-semibold">{sayOtherRule(option, values)}</p>
                <p className="pt-0.5 text-base text-soft">{sayAlternative(outcome, here, at)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {rest.map((sentence) => (
        <p key={sentence} className="border-line border-t py-2.5 text-base text-soft first:border-0">
          {sentence}
        </p>
      ))}
    </>
  );
}
