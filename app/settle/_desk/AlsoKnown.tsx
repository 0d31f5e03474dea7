import { deskWords } from "@/lib/messages/desk";
import { sayPercent } from "@/lib/messages/figureNumbers";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import { alsoKnown } from "@/lib/views/desk/alsoKnown";

/** Details of an answer: the exact chance, the lowest raise per face, anything odd about a claim. */
export function AlsoKnown({ answer }: { readonly answer: Answer }) {
  const { exact, perFace, warnings } = alsoKnown(answer);
  const lines = [
    ...warnings.map((warning) => deskWords.also.warnings[warning]),
    ...(exact === null ? [] : [deskWords.also.exact(sayPercent(exact))]),
    ...(perFace.length < 2 ? [] : [deskWords.also.perFace(perFace)]),
  ];
  return lines.map((line) => (
    <p key={line} className="leading-snug">
      {line}
    </p>
  ));
}
