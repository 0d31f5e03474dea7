import { deskWords, sayHouse } from "@/lib/messages/desk";
import type { Question } from "@/lib/protocol/ask/shapes";
import { otherHouses } from "@/lib/views/desk/otherHouses";

/** "With ones high the other wins": one other choice at a time, wherever it turns the answer. */
export function OthersPlay({ question }: { readonly question: Question }) {
  const houses = otherHouses(question);
  return (
    <section className="border-line border-t pt-2">
      <h2 className="text-minor text-soft">{deskWords.others}</h2>
      {houses.length === 0 ? (
        <p>{deskWords.noOthers}</p>
      ) : (
        <dl className="flex flex-col gap-1.5 pt-1">
          {houses.map(({ option, value, answer }) => (
            <div key={`${option}${value}`}>
              <dt className="text-minor text-soft leading-snug">{sayHouse(option, value)}</dt>
              <dd className="font-semibold leading-snug">{answer.message}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
