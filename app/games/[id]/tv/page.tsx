import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { tvWords } from "@/lib/messages/notices";
import { tableWords } from "@/lib/messages/table";
import { access } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { isResultOnly } from "@/lib/server/table/openTable";
import { GameTv } from "./_tv/GameTv";

export const generateMetadata = (): Metadata => ({ title: `${tableWords.title} · ${tvWords.title}` });

interface TvPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/**
 * The table on a TV, for viewers with access: read-only. The server renders it, so that a slow TV loads
 * neither the rules nor the translations.
 */
export default async function TvPage({ params }: TvPageProps) {
  const { id } = await params;
  const pass = await access(await readVisitor(await cookies()), id, "read");
  if (!pass.ok) notFound();
  if (await isResultOnly(pass.value)) redirect(`/games/${id}/history`);
  return <GameTv pass={pass.value} screen={null} />;
}
