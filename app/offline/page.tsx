import type { Metadata } from "next";
import { PlainPage } from "@/app/_start/PlainPage";
import { offlineWords } from "@/lib/messages/notices";
import { OnThisPhone } from "./_offline/OnThisPhone";

export const generateMetadata = (): Metadata => ({ title: offlineWords.title, robots: { index: false } });

/** Shown by the service worker in the place of a page that does not come: what there is instead. */
export default function OfflinePage() {
  return (
    <PlainPage title={offlineWords.title} what={offlineWords.what} safe={offlineWords.safe}>
      <OnThisPhone />
    </PlainPage>
  );
}
