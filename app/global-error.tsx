"use client";
import { ownLanguage } from "@/lib/messages/anyPage";
import { FirstTap } from "./ui/FirstTap";
import "./globals.css";
import WentWrong from "./error";

/** Like `error`, for a layout that failed to render. */
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
