import { numbered } from "@/app/ui/numbered";
import { sayPercent } from "@/lib/messages/figureNumbers";
import { type Names, nameOf } from "@/lib/messages/names";
import { replayWords } from "@/lib/messages/replay";
import { tableWords } from "@/lib/messages/table";
import { sayClaim } from "@/lib/messages/terms";
import type { Climb } from "./climb";

const WORDS = replayWords;

interface ClimbTableProps {
  readonly climb: Climb;
  readonly whatIf: Climb | null;
  readonly names: Names;
}

/** The chart's values as a table, for screen readers and print. */
export function ClimbTable({ climb, whatIf, names }: ClimbTableProps) {
  return (
    <>
      <Figures caption={WORDS.climb} climb={climb} names={names} />
      {whatIf && <Figures caption={WORDS.whatIf} climb={whatIf} names={names} />}
    </>
  );
}

interface FiguresProps {
  readonly caption: string;
  readonly climb: Climb;
  readonly names: Names;
}

function Figures({ caption, climb: { claims, challenge }, names }: FiguresProps) {
  return (
    // A table ignores a small size, so its wrapper hides it.
    <div className="sr-only print:not-sr-only">
      <table className="print:mt-3 print:w-full print:text-left">
        <caption className="print:text-left print:font-semibold">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{WORDS.who}</th>
            <th scope="col">{WORDS.claim}</th>
            <th scope="col">{WORDS.chanceHead}</th>
            <th scope="col">{WORDS.truthHead}</th>
          </tr>
        </thead>
        <tbody>
          {numbered(claims).map(({ thing: { by, claim, chance, truth }, number }) => (
            <tr key={number}>
              <th scope="row">{nameOf(names, by)}</th>
              <td>{sayClaim(claim)}</td>
              <td>{sayPercent(chance)}</td>
              <td>{WORDS.truths[truth === null ? "unknown" : truth ? "true" : "false"]}</td>
            </tr>
          ))}
          {challenge && (
            <tr>
              <td colSpan={4}>
                {WORDS.challengedBy(
                  tableWords.shouts(challenge.called, challenge.game),
                  challenge.by.map((player) => nameOf(names, player)),
                )}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
