import Link from "next/link";
import { Section } from "@/app/ui/Section";
import { figureWords } from "@/lib/messages/figures";
import type { GroupFigures } from "@/lib/server/figures/groupFigures";
import { nemesisOf, victimOf } from "@/lib/views/figures/meetings";
import { type FiguresAsked, personPath, queryOf } from "../../_people/figuresAsked";
import { FigureRow } from "./FigureRow";

interface RivalsProps {
  readonly group: string;
  readonly asked: FiguresAsked;
  readonly person: { readonly id: string; readonly name: string };
  readonly figures: Pick<GroupFigures, "people" | "pairs">;
}

const { parts: PARTS, figures: FIGURES } = figureWords;

/** Who beats this person most, and whom they beat most. */
export function Rivals({ group, asked, person, figures: { people, pairs } }: RivalsProps) {
  const rows = [
    ["nemesis", nemesisOf(pairs, person.id)],
    ["victim", victimOf(pairs, person.id)],
  ] as const;
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? "";
  return (
    <Section id="rivals" heading={PARTS.rivals} look="title" level={3} className="pt-6">
      {rows.map(([which, { rival }]) => {
        const words = FIGURES[which];
        if (rival === null) return null;
        const name = nameOf(rival.person);
        return (
          <FigureRow
            key={which}
            name={words.name}
            value={name}
            rests={[figureWords.matrix.cell(rival.right, rival.made)]}
            means={words.means(person.name, name, rival.right, rival.made)}
          >
            <Link
              href={{ pathname: personPath(group, rival.person), query: queryOf(asked) }}
              prefetch={false}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {figureWords.toPerson(name)}
            </Link>
          </FigureRow>
        );
      })}
    </Section>
  );
}
