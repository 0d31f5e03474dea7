import type { Metadata } from "next";
import { PlainPage } from "@/app/_start/PlainPage";
import { SyncStatus } from "@/app/_sync/SyncStatus";
import { goneWords } from "@/lib/messages/notices";

export const generateMetadata = (): Metadata => ({ title: goneWords.title });

/** Where a phone ends up whose table is not its own any more. */
export default function NoAccessPage() {
  return (
    <PlainPage {...goneWords}>
      <SyncStatus />
    </PlainPage>
  );
}
