import { saySource, sourceWords } from "@/lib/messages/house";
import { SOURCE_TEXTS, type SourceText } from "@/lib/messages/sourceTexts";

/** The legend of the source letters. */
export function Sources() {
  return (
    <details className="border-line border-t pt-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-small text-soft underline decoration-soft/40 underline-offset-4">
        {sourceWords.title}
      </summary>
      <ul className="flex flex-col gap-1 pb-2 text-small">
        {(Object.keys(SOURCE_TEXTS) as SourceText[]).map((id) => (
          <li key={id}>{saySource(id)}</li>
        ))}
      </ul>
    </details>
  );
}
