import type { Metadata } from "next";
import { tableWords } from "@/lib/messages/table";
import { OfflineTable } from "../_offline/OfflineTable";

export const generateMetadata = (): Metadata => ({ title: tableWords.title, robots: { index: false } });

/** The service worker serves it for a table while offline; the phone renders it from its own copy. */
export default function OfflineTablePage() {
  return <OfflineTable />;
}
