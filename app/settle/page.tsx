import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { linkPreview } from "@/app/_share/linkPreview";
import { BOOK_RULES, ruleSummary } from "@/app/rules/_book/entry";
import { ownLanguage } from "@/lib/messages/anyPage";
import { deskWords } from "@/lib/messages/desk";
import { readLink } from "@/lib/protocol/ask/link";
import type { Question } from "@/lib/protocol/ask/shapes";
import { caseBooksOf } from "@/lib/server/groups/cases";
import { housesOf } from "@/lib/server/groups/presets";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { readVisitor, type Visitor } from "@/lib/server/identity/visitor";
import { ourHouses } from "@/lib/views/desk/ourHouses";
import { DeskScreen } from "./_desk/DeskScreen";
import type { Book } from "./_desk/ReadAs";
import { previewOf } from "./_picture/pictureOf";

interface SettlePageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** The question in the URL; null if there is none. */
async function asked(searchParams: SettlePageProps["searchParams"]): Promise<Question | null> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams))
    if (typeof value === "string") query.set(name, value);
  return readLink(query);
}

/**
 * The link's preview in chats: the question, the answer's sentence and its picture; the desk without a
 * question.
 */
export async function generateMetadata({ searchParams }: SettlePageProps): Promise<Metadata> {
  const preview = previewOf(await asked(searchParams));
  const query = preview === null ? "" : `?${preview.query}`;
  const title = preview?.title ?? deskWords.title;
  const description = preview?.answer.message ?? deskWords.about;
  const url = `${await originForOthers()}/settle${query}`;
  return linkPreview({ title, description, url, picture: query, type: "article" });
}

/** The dispute desk: public, no account; a link opens its answer again. */
export default async function SettlePage({ searchParams }: SettlePageProps) {
  // The rules' sentences are part of the page, in its language: no script has to carry them.
  return (
    <DeskScreen
      asked={await asked(searchParams)}
      ours={ourHouses(await ofVisitor(housesOf, []))}
      books={await ofVisitor(caseBooksOf, null)}
      book={rulesSummary()}
      origin={await originForOthers()}
    />
  );
}

/** Each rule's sentence, and its example's, by id. */
function rulesSummary(): Book {
  const { code } = ownLanguage;
  const book = books.get(code) ?? Object.fromEntries(BOOK_RULES.map((id) => [id, ruleSummary(id)]));
  books.set(code, book);
  return book;
}

/** Cached by language: it takes a hundred rounds to build and never changes. */
const books = new Map<string, Book>();

/**
 * The cached page is anonymous: no group's name stays on a phone that is signed out later
 * (`lib/serviceWorker`).
 */
async function ofVisitor<Found, Nothing>(
  read: (visitor: Visitor) => Promise<Found>,
  otherwise: Nothing,
): Promise<Found | Nothing> {
  return (await headers()).has("x-to-be-kept") ? otherwise : read(await readVisitor(await cookies()));
}
