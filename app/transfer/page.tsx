import type { Metadata } from "next";
import { PageTitle } from "@/app/ui/PageTitle";
import { passWords } from "@/lib/messages/sheets";
import { Received } from "./_transfer/Received";

export const generateMetadata = (): Metadata => ({
  title: passWords.received.title,
  robots: { index: false },
  referrer: "no-referrer",
});

/** The target of transfer QR codes. */
export default function PassPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-4 py-10 flat:max-w-3xl flat:py-6">
      <PageTitle>{passWords.received.title}</PageTitle>
      <Received />
    </main>
  );
}
