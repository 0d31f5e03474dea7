import type { Metadata } from "next";
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
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-6 py-10 flat:max-w-3xl flat:py-6">
      <h1 className="page-title">{passWords.received.title}</h1>
      <Received />
    </main>
  );
}
