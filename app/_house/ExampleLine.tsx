import { exampleWords, sayExample } from "@/lib/messages/whatIf";
import type { Example } from "@/lib/views/house/example";

/** An example of a house rule, preceded by the other rules it needs. */
export function ExampleLine({ example }: { readonly example: Example }) {
  const under = Object.entries(example.under).map(([option, value]) => ({ option, value }));
  return (
    <>
      <span className="text-soft">
        {under.length === 0 ? exampleWords.example : exampleWords.under(under)}:
      </span>{" "}
      {sayExample(example.seen)}
      {!example.differs && <span className="text-soft"> {exampleWords.idle}</span>}
    </>
  );
}
