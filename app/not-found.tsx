import type { Metadata } from "next";
import { plainWords } from "@/lib/messages/anyPage";
import { NoCopy } from "./_offline/NoCopy";
import { PlainPage } from "./_start/PlainPage";
import { SyncStatus } from "./_sync/SyncStatus";

export const generateMetadata = (): Metadata => ({ title: plainWords.notFound.title });

/** No such page, or a table this phone has not joined: the two look alike on purpose. */
export default function NotFound() {
  return (
    <PlainPage {...plainWords.notFound}>
      <NoCopy />
      <SyncStatus />
    </PlainPage>
  );
}
