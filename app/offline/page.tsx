import type { Metadata } from "next";
import { PlainPage } from "@/app/_start/PlainPage";
import { offlineWords } from "@/lib/messages/notices";
import { OnThisPhone } from "./_offline/OnThisPhone";

export const generateMetadata = (): Metadata => ({ title: offlineWords.title, robots: { index: false } });

/** The service worker serves it for a page that is not cached: it lists what is available offline. */
export default function OfflinePage() {
  return (
    <PlainPage title={offlineWords.title} what={offlineWords.what} safe={offlineWords.safe}>
      <OnThisPhone />
    </PlainPage>
  );
}
