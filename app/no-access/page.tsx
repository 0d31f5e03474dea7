import type { Metadata } from "next";
import { PlainPage } from "@/app/_start/PlainPage";
import { SyncStatus } from "@/app/_sync/SyncStatus";
import { goneWords } from "@/lib/messages/notices";

export const generateMetadata = (): Metadata => ({ title: goneWords.title });

/** The page for a phone that lost access to its table. */
export default function NoAccessPage() {
  return (
    <PlainPage {...goneWords}>
      <SyncStatus />
    </PlainPage>
  );
}
