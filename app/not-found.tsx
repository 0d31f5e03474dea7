import type { Metadata } from "next";
import { START_WORDS } from "@/lib/words/startScreens";
import { PlainPage } from "./_start/PlainPage";

export const metadata: Metadata = { title: START_WORDS.notFound.title };

/** No such page, or a table this phone has not joined: the two look alike on purpose. */
export default function NotFound() {
  return <PlainPage {...START_WORDS.notFound} />;
}
