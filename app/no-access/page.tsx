import type { Metadata } from "next";
import { PlainPage } from "@/app/_start/PlainPage";
import { SyncStatus } from "@/app/_sync/SyncStatus";
import { noAccessWords } from "@/lib/messages/notices";

export const generateMetadata = (): Metadata => ({ title: noAccessWords.title });

/** The page for a phone that lost access to its table. */
export default function NoAccessPage() {
  return (
    <PlainPage {...noAccessWords}>
      <SyncStatus />
    </PlainPage>
  );
}
