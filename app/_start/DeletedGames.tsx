import { Section } from "@/app/ui/Section";
import { When } from "@/app/ui/When";
import { groupWords } from "@/lib/messages/group";
import { sayCrew } from "@/lib/messages/start";
import type { DeletedLine } from "@/lib/protocol/deleted";
import { Restore } from "./Restore";

const WORDS = groupWords.start;

/** Deleted games and tables that this visitor can restore; renders nothing if there are none. */
export function DeletedGames({ lines }: { readonly lines: readonly DeletedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Section id="deleted" heading={WORDS.deletedHeading} look="quiet" className="pt-5">
      <ul>
        {lines.map((line) => {
          const { what, id, until } = line;
          return (
            <li key={id + what}>
              <Restore
                what={what}
                id={id}
                name={line.table ?? sayCrew(line.names)}
                sentence={<Sentence {...line} />}
              >
                {WORDS.until} <When at={until} as="day" />
              </Restore>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** "Game with Ann and Bob deleted (played Nov 20)." */
function Sentence({ what, table, names, games, playedAt }: DeletedLine) {
  return (
    <>
      {what === "game" ? WORDS.deletedGame(sayCrew(names)) : WORDS.deletedTable(table, sayCrew(names), games)}
      {playedAt && (
        <>
          {" "}
          <span className="whitespace-nowrap text-small">
            ({WORDS.played} <When at={playedAt} as="day" />)
          </span>
        </>
      )}
      .
    </>
  );
}
