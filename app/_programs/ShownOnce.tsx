"use client";
import { useRef, useState } from "react";
import { copyText } from "@/lib/client/copyText";
import { tokenWords } from "@/lib/messages/tokens";

interface ShownOnceProps {
  readonly secret: string;
  /** Explains it. */
  readonly how: string;
  /** Label of the key. */
  readonly copy: string;
}

const WORDS = tokenWords;

/** The pressed key disappears, so keyboard focus moves to its result. */
const goOnFrom = (made: HTMLElement | null) => made?.focus();

/** A secret that no later page shows, with a key to copy it. */
export function ShownOnce({ secret, how, copy }: ShownOnceProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<"no" | "copied" | "selected">("no");
  return (
    <div ref={goOnFrom} tabIndex={-1} className="flex flex-col gap-4">
      <p className="font-semibold">{how}</p>
      <p
        ref={shown}
        className="select-all rounded-xl border border-edge bg-raised p-4 font-mono [overflow-wrap:anywhere]"
      >
        {secret}
      </p>
      <button
        type="button"
        onClick={async () => setCopied((await copyText(secret, shown.current)) ? "copied" : "selected")}
        className="key key-next min-h-14 font-semibold"
      >
        {copied === "copied" ? WORDS.copied : copy}
      </button>
      <p aria-live="polite" className={copied === "selected" ? "text-soft" : "sr-only"}>
        {copied === "selected" ? WORDS.selected : copied === "copied" ? WORDS.copied : ""}
      </p>
    </div>
  );
}
