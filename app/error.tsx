"use client";
import { plainWords } from "@/lib/messages/anyPage";
import { PlainPage } from "./_start/PlainPage";

/** A page that could not be drawn. */
export default function WentWrong({ retry }: { readonly retry: () => void }) {
  const { title, what, again } = plainWords.wentWrong;
  return (
    <PlainPage title={title} what={what}>
      <button type="button" onClick={retry} className="plate brass stamp min-h-16 text-title">
        {again}
      </button>
    </PlainPage>
  );
}
