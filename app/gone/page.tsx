import type { Metadata } from "next";
import { PlainPage } from "@/app/_start/PlainPage";
import { linkWords } from "@/lib/words/linkScreens";

export const generateMetadata = (): Metadata => ({ title: linkWords.gone.title });

/** Where a phone ends up whose table is not its own any more. */
export default function GonePage() {
  return <PlainPage {...linkWords.gone} />;
}
