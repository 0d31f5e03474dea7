import { tableWords } from "@/lib/messages/table";

/** The id of the deciding rule as a tag in a sentence: F8. It opens the rule, offline too. An own game's rules have no page. */
export function RuleChip({ id }: { readonly id: string }) {
  if (id.startsWith("X"))
    return (
      <span className="whitespace-nowrap rounded-full border border-current/50 px-1.5 py-px align-[0.08em] text-tag leading-tight">
        <span className="sr-only">{tableWords.rule(id)}</span>
        <span aria-hidden="true">{id}</span>
      </span>
    );
  return (
    <a
      href={`/rules/${id}`}
      className="relative not-last:mr-1 whitespace-nowrap rounded-full border border-current/50 px-1.5 py-px align-[0.08em] text-tag leading-tight no-underline after:absolute after:-inset-x-1 after:-inset-y-2.5"
    >
      <span className="sr-only">{tableWords.rule(id)}</span>
      <span aria-hidden="true">{id}</span>
    </a>
  );
}

/** The same outside a sentence: a key as large as a thumb. */
export function RuleKey({ id }: { readonly id: string }) {
  return (
    <a href={`/rules/${id}`} className="grid min-h-11 min-w-11 place-items-center no-underline">
      <span className="sr-only">{tableWords.rule(id)}</span>
      <span
        aria-hidden="true"
        className="rounded-full border border-current/50 px-1.5 py-px text-tag leading-tight"
      >
        {id}
      </span>
    </a>
  );
}
