import { caseWords } from "@/lib/messages/cases";

interface WordsFormProps {
  readonly group: string;
  readonly words: string;
}

/** What is looked for in the notes. A plain form: it works without scripts, and what was asked stands in the address. */
export const WordsForm = ({ group, words }: WordsFormProps) => (
  <search>
    <form action={`/groups/${group}/cases`} className="flex gap-2">
      <input
        type="search"
        name="words"
        aria-label={caseWords.search}
        placeholder={caseWords.search}
        defaultValue={words}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-12 min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3.5 text-base placeholder:text-soft"
      />
      <button type="submit" className="plate min-h-12 px-4 font-semibold">
        {caseWords.searchGo}
      </button>
    </form>
  </search>
);
