import type { Metadata } from "next";
import { PlainPage } from "@/app/_start/PlainPage";
import { Unsent } from "@/app/_unsent/Unsent";
import { goneWords } from "@/lib/messages/notices";

export const generateMetadata = (): Metadata => ({ title: goneWords.title });

/** Where a phone ends up whose table is not its own any more. */
export default function GonePage() {
  return (
    <PlainPage {...goneWords}>
      <Unsent />
    </PlainPage>
  );
}
