import Link from "next/link";
import { BackIcon } from "@/app/ui/Icons";
import { bookWords } from "@/lib/messages/rules";
import { BookRule } from "./BookRule";
import { chapterOf } from "./chapterOf";
import { BOOK_RULES, bookEntry } from "./entry";

const KEY = "key min-h-12 flex-1 justify-center px-3 font-semibold";

/** One rule at its short URL, with the previous and next one. The id must exist. */
export function OneRule({ id }: { readonly id: string }) {
  const at = BOOK_RULES.indexOf(id);
  const [before, after] = [BOOK_RULES[at - 1], BOOK_RULES[at + 1]];
  return (
    <div className="mx-auto max-w-xl px-4 pb-8">
      <header className="-ml-3 flex items-center gap-1 pt-[max(0.25rem,env(safe-area-inset-top))]">
        <Link href="/rules/book" aria-label={bookWords.whole} className="icon-button">
          <BackIcon />
        </Link>
        <p className="min-w-0 flex-1 font-bold text-lead">{chapterOf(id)}</p>
      </header>
      <main className="text-lead">
        <h1 className="stamp pt-2 pb-2 text-title">
          <span className="sr-only">{bookWords.rule(id)}</span>
          <span aria-hidden="true">{id}</span>
        </h1>
        <BookRule entry={bookEntry(id)} />
        <nav aria-label={bookWords.title} className="flex flex-wrap gap-2 pt-6">
          {before && (
            <Link href={{ pathname: `/rules/${before}` }} prefetch={false} className={KEY}>
              {bookWords.before(before)}
            </Link>
          )}
          {after && (
            <Link href={{ pathname: `/rules/${after}` }} prefetch={false} className={KEY}>
              {bookWords.after(after)}
            </Link>
          )}
          <Link
            href={{ pathname: "/rules/book", hash: id }}
            prefetch={false}
            className="key min-h-12 w-full justify-center px-3 font-semibold"
          >
            {bookWords.whole}
          </Link>
        </nav>
      </main>
    </div>
  );
}
