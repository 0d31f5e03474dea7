import type { Metadata } from "next";
import { offlineWords } from "@/lib/messages/notices";
import { OfflineTable } from "../_offline/OfflineTable";

export const generateMetadata = (): Metadata => ({ title: offlineWords.tables, robots: { index: false } });

/** The service worker serves it for a table while offline; the phone renders it from its own copy. */
export default function OfflineTablePage() {
  return <OfflineTable />;
}
