import type { Metadata } from "next";
import { PageHeader, PageName } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { PrintKey } from "@/app/ui/PrintKey";
import { bookWords, cardWords } from "@/lib/messages/rules";
import { BookRule } from "../_book/BookRule";
import { chapterOf } from "../_book/chapterOf";
import { BOOK_RULES, bookEntry } from "../_book/entry";
import { SearchRules } from "../_book/SearchRules";

export function generateMetadata(): Metadata {
  return { title: bookWords.title, description: bookWords.about };
}

/** The whole rule book on one page: searchable, printable, available offline. */
export default function BookPage() {
  const chapters = [...new Set(BOOK_RULES.map((id) => id.charAt(0)))];
  return (
    <div className="mx-auto max-w-3xl px-4 pb-10 print:max-w-none print:p-0 print:text-[10pt]">
      <PageHeader href="/rules" label={cardWords.allGames} className="print:hidden!">
        <PageName>{cardWords.allGames}</PageName>
        <PrintKey />
      </PageHeader>
      <main>
        <PageTitle className="pt-2">{bookWords.title}</PageTitle>
        <p className="pt-2 pb-2 text-lead text-soft">{bookWords.about}</p>
        <SearchRules all={BOOK_RULES.length}>
          {chapters.map((letter) => {
            const ids = BOOK_RULES.filter((id) => id.startsWith(letter));
            return (
              <section key={letter} data-chapter aria-labelledby={`chapter-${letter}`}>
                <h2 id={`chapter-${letter}`} className="stamp pt-5 pb-1 text-title leading-tight">
                  {chapterOf(`${letter}1`)}
                </h2>
                <ul>
                  {ids.map((id) => (
                    <li
                      key={id}
                      id={id}
                      data-rule={id}
                      className="flex scroll-mt-24 gap-3 break-inside-avoid border-line border-t py-3"
                    >
                      <a
                        href={`/rules/${id}`}
                        className="stamp w-12 shrink-0 text-large text-brass leading-tight"
                      >
                        {id}
                      </a>
                      <div className="min-w-0 flex-1">
                        <BookRule entry={bookEntry(id)} />
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </SearchRules>
      </main>
    </div>
  );
}
