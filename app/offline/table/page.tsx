import type { Metadata } from "next";
import { tableWords } from "@/lib/messages/table";
import { OfflineTable } from "../_offline/OfflineTable";

export const generateMetadata = (): Metadata => ({ title: tableWords.title, robots: { index: false } });

/** Shown by the service worker in the place of a table, without a line: the phone draws it from what it keeps. */
export default function OfflineTablePage() {
  return <OfflineTable />;
}
