"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { SearchField } from "@/app/ui/SearchField";
import { bookWords } from "@/lib/messages/rules";

/** Ignores punctuation and case: "calza!" finds Calza; "mäxchen" finds Mäxchen and Maxchen. */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The rules with a text filter; hidden ones are not printed either. */
export function SearchRules({ all, children }: { readonly all: number; readonly children: ReactNode }) {
  const below = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(all);
  const show = (text: string) => {
    const words = plain(text).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const rule of below.current?.querySelectorAll<HTMLElement>("[data-rule]") ?? []) {
      const says = plain(rule.textContent);
      // A rule number matches exactly, not as a prefix.
      rule.hidden = !words.every((word) =>
        /^[a-z]\d{1,2}$/.test(word) ? word === rule.dataset.rule?.toLowerCase() : says.includes(word),
      );
      if (!rule.hidden) shown++;
    }
    for (const chapter of below.current?.querySelectorAll<HTMLElement>("[data-chapter]") ?? [])
      chapter.hidden = chapter.querySelector("[data-rule]:not([hidden])") === null;
    setFound(shown);
  };
  // Offline this page replaces those of single rules, so the URL can name one.
  useEffect(() => {
    const named = /^\/rules\/([A-Z]\d{1,2})$/.exec(window.location.pathname)?.[1];
    if (named) document.getElementById(named)?.scrollIntoView();
  }, []);
  return (
    <>
      <search className="sticky top-0 z-10 block bg-table py-2 print:hidden">
        <SearchField
          label={bookWords.search}
          placeholder={bookWords.searchExample}
          maxLength={100}
          onChange={(event) => show(event.target.value)}
        />
        <p role="status" className="pt-1 text-small text-soft">
          {found === 0 ? bookWords.none : bookWords.found(found)}
        </p>
      </search>
      <div ref={below}>{children}</div>
    </>
  );
}
