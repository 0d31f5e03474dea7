"use client";
import { plainWords } from "@/lib/messages/anyPage";
import { PlainPage } from "./_start/PlainPage";

/** The error boundary of all pages: what a failed render shows instead. */
export default function WentWrong({ retry }: { readonly retry: () => void }) {
  const { title, what, again } = plainWords.wentWrong;
  return (
    <PlainPage title={title} what={what}>
      <button type="button" onClick={retry} className="key key-next stamp min-h-16 text-title">
        {again}
      </button>
    </PlainPage>
  );
}
