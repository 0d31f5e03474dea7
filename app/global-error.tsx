"use client";
import { ownLanguage } from "@/lib/messages/anyPage";
import { FirstTap } from "./ui/FirstTap";
import "./globals.css";
import WentWrong from "./error";

/** The error boundary of the layout, which `error.tsx` does not cover. */
export default function NothingDrawn({ retry }: { readonly retry: () => void }) {
  return (
    <html lang={ownLanguage.code}>
      <body>
        <WentWrong retry={retry} />
        <FirstTap />
      </body>
    </html>
  );
}
