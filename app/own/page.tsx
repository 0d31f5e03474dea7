import type { Metadata } from "next";
import { cookies } from "next/headers";
import { ownWords } from "@/lib/messages/own";
import { housesOf } from "@/lib/server/groups/presets";
import { readVisitor } from "@/lib/server/identity/visitor";
import { OwnGames } from "./_own/OwnGames";

export const generateMetadata = (): Metadata => ({ title: ownWords.title, description: ownWords.about });

/** Own games: those of this phone, well-known variants, and the seven questions. The rules in a link stay on the phone. */
export default async function OwnGamesPage() {
  const houses = await housesOf(await readVisitor(await cookies()));
  return <OwnGames groups={houses.flatMap(({ id, name, keeps }) => (keeps ? { id, name } : []))} />;
}
