import type { Metadata } from "next";
import { readLink } from "@/lib/formats/ask/link";
import { deskWords } from "@/lib/words/desk";
import { DeskScreen } from "./_desk/DeskScreen";

interface SettlePageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

export function generateMetadata(): Metadata {
  return { title: deskWords.title, description: deskWords.about };
}

/** The dispute desk: public, no account; a link to an answer opens it again. */
export default async function SettlePage({ searchParams }: SettlePageProps) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams))
    if (typeof value === "string") query.set(name, value);
  return <DeskScreen asked={readLink(query)} />;
}
