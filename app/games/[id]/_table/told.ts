import type { Notice } from "@/lib/client/tableStore";
import { type Action, type RefusalCode, RULABLE } from "@/lib/engine";
import { moreWords } from "@/lib/words/moreScreens";
import type { Names } from "@/lib/words/names";
import { noticeWords } from "@/lib/words/notices";
import { sayRefusal } from "@/lib/words/refusals";
import { sayAction, type Telling } from "@/lib/words/screens";
import { sayWayOn } from "@/lib/words/waysOn";

/** One thing to tell the people at the table. */
export interface Told {
  readonly sentence: string;
  /** The rule that says so. */
  readonly rule?: string | null;
  /** What one can do instead. */
  readonly wayOn?: string;
  /** What closes it, in words; a cross where it is left out. */
  readonly close?: string;
  /** What one can do right here. */
  readonly act?: { readonly label: string; readonly go: () => void };
}

/** What is to be told: in words already, or what the store noticed. */
export type News = { readonly told: Told } | { readonly notice: Notice; readonly words: Telling };

/** A notice of the store, to be told: what happened, why, and what one can do. */
export function tell(notice: Notice, names: Names, words: Telling, letStand: (action: Action) => void): Told {
  switch (notice.notice) {
    case "refused": {
      const { refusal, action } = notice;
      return {
        sentence: sayRefusal(refusal, names),
        rule: refusal.rule,
        wayOn: sayWayOn(refusal.code),
        ...(mayBeRuled(refusal.code) && {
          act: { label: moreWords.letStand, go: () => letStand(action) },
        }),
      };
    }
    case "not-done":
      return { sentence: notice.answer.message, rule: notice.answer.rule ?? null };
    case "too-late": {
      const theirs = notice.unseen.find(({ action }) => action !== null)?.action;
      const mine = notice.action;
      return {
        sentence:
          theirs && mine
            ? noticeWords.tooLate(sayAction(theirs, names, words), sayAction(mine, names, words))
            : noticeWords.overtaken,
      };
    }
  }
}

const RULED: readonly RefusalCode[] = RULABLE;

const mayBeRuled = (code: RefusalCode): boolean => RULED.includes(code);
