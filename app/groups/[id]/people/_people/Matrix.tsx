import Link from "next/link";
import { Section } from "@/app/ui/Section";
import { figureWords } from "@/lib/messages/figures";
import type { CountedPerson, GroupFigures } from "@/lib/server/figures/groupFigures";
import { MIN_MEETINGS } from "@/lib/views/figures/meetings";
import type { PairTally } from "@/lib/views/figures/tally";
import { type FiguresAsked, personPath, queryOf } from "./figuresAsked";

interface MatrixProps {
  readonly group: string;
  readonly asked: FiguresAsked;
  /** In table order. */
  readonly people: readonly CountedPerson[];
  readonly pairs: GroupFigures["pairs"];
}

const WORDS = figureWords.matrix;

/** Who challenged whose claims, and how often they were right. Both headers stay in view. */
export function Matrix({ group, asked, people, pairs }: MatrixProps) {
  const met = new Map(pairs.map((pair) => [`${pair.challenger} ${pair.claimer}`, pair]));
  const there = (side: "challenger" | "claimer") => {
    const ids = new Set(pairs.map((pair) => pair[side]));
    return people.filter(({ id }) => ids.has(id));
  };
  const [rows, columns] = [there("challenger"), there("claimer")];
  return (
    <Section
      id="matrix"
      heading={WORDS.title}
      look="title"
      className="min-w-0 pt-8 lg:col-span-2 2xl:col-span-1 2xl:col-start-2 2xl:row-span-2 2xl:row-start-1 2xl:pt-0"
    >
      {pairs.length === 0 ? (
        <p className="pt-1 text-soft">{WORDS.none}</p>
      ) : (
        <>
          <p className="pt-1 pb-3 text-small text-soft">{WORDS.how}</p>
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled is to be reached by keyboard.
            tabIndex={0}
            className="relative -mx-4 max-h-[85dvh] overflow-auto print:mx-0 print:max-h-none print:overflow-visible"
          >
            <table className="border-separate border-spacing-0 text-small tabular-nums print:text-[6pt]">
              <thead>
                <tr>
                  <th
                    scope="col"
                    className="sticky top-0 left-0 z-20 border-line border-b bg-table p-0 pr-2 pb-1 pl-4 text-left align-bottom font-normal text-small text-soft print:static print:pl-0"
                  >
                    {WORDS.corner}
                  </th>
                  {columns.map(({ id, name }) => (
                    <th
                      key={id}
                      scope="col"
                      className="sticky top-0 z-10 border-line border-b bg-table px-0 pt-1 pb-1.5 align-bottom print:static"
                    >
                      <span className="mx-auto block max-h-32 w-5 rotate-180 truncate print:w-3 whitespace-nowrap text-left font-semibold leading-5 [writing-mode:vertical-rl]">
                        {name}
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, name }) => (
                  <tr key={id}>
                    <th
                      scope="row"
                      className="sticky left-0 z-10 border-line border-b bg-table p-0 pr-2 pl-4 text-left font-semibold print:static print:pr-1 print:pl-0"
                    >
                      <Link
                        href={{ pathname: personPath(group, id), query: queryOf(asked) }}
                        prefetch={false}
                        className="flex min-h-11 w-24 items-center leading-tight [overflow-wrap:anywhere] sm:w-36 print:min-h-0 print:w-20"
                      >
                        {name}
                      </Link>
                    </th>
                    {columns.map((claimer) => (
                      <Cell
                        key={claimer.id}
                        self={claimer.id === id}
                        pair={met.get(`${id} ${claimer.id}`) ?? null}
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Section>
  );
}

/** Cell backgrounds by fifths of right challenges; the numbers say it too. */
const GROUNDS = ["", "bg-good/10", "bg-good/20", "bg-good/30", "bg-good/40", "bg-good/50"] as const;

function Cell({ pair, self }: { readonly pair: PairTally | null; readonly self: boolean }) {
  const cell = "h-11 min-w-11 border-line border-b px-1 text-center print:h-auto print:min-w-0 print:px-0";
  if (pair === null)
    return (
      <td className={`${cell} text-soft`}>
        <span aria-hidden="true">{self ? "" : "·"}</span>
        <span className="sr-only">{self ? WORDS.self : WORDS.never}</span>
      </td>
    );
  const { made, right } = pair;
  const few = made < MIN_MEETINGS;
  return (
    <td
      className={`${cell} ${few ? "text-small text-soft print:text-[6pt]" : `font-semibold ${GROUNDS[Math.round((5 * right) / made)]}`}`}
    >
      <span aria-hidden="true">{few ? `(${right}/${made})` : `${right}/${made}`}</span>
      <span className="sr-only">{few ? WORDS.few(right, made) : WORDS.cell(right, made)}</span>
    </td>
  );
}
