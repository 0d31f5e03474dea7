"use client";
import "./globals.css";
import WentWrong from "./error";

/** As `error`, when not even the layout could be drawn. */
export default function NothingDrawn({ retry }: { readonly retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <WentWrong retry={retry} />
      </body>
    </html>
  );
}
