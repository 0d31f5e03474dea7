import { tableWords } from "@/lib/messages/table";

/** The id of the rule that decided, as a small tag: F8. */
export function RuleChip({ id }: { readonly id: string }) {
  return (
    <span className="inline-block rounded-full border border-current/50 px-1.5 py-px align-[0.08em] text-tag leading-tight">
      <span className="sr-only">{tableWords.rule(id)}</span>
      <span aria-hidden="true">{id}</span>
    </span>
  );
}
