"use client";
import { useEffect, useRef, useState } from "react";
import { copyText } from "@/lib/client/copyText";
import { QrCode } from "./QrCode";

/** The sentences around a shared link. */
export interface LinkWords {
  readonly qr: string;
  readonly copy: string;
  readonly copied: string;
  readonly selected: string;
  readonly send: string;
  /** Shown if other phones cannot reach this computer. */
  readonly hidden: string;
}

interface ShownLinkProps {
  readonly url: string;
  /** Explains the access that the link grants. */
  readonly how: string;
  readonly words: LinkWords;
}

/** A link to share: QR code, URL, copy key, share key. */
export function ShownLink({ url, how, words }: ShownLinkProps) {
  const address = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<"no" | "copied" | "selected">("no");
  const [canSend, setCanSend] = useState(false);
  const hidden = new URL(url).hostname === "localhost";

  // Browsers hide it on plain http, and the server cannot detect that.
  useEffect(() => setCanSend(typeof navigator.share === "function"), []);

  return (
    <div className="flex flex-col gap-4 text-center">
      <QrCode text={url} name={words.qr} />
      <p ref={address} className="select-all font-semibold text-lead leading-snug [overflow-wrap:anywhere]">
        {url}
      </p>
      <p className={hidden ? "text-fire-ink" : "text-soft"}>{hidden ? words.hidden : how}</p>
      <div className="flex gap-2">
        <button
          type="button"
          onClick={async () => setCopied((await copyText(url, address.current)) ? "copied" : "selected")}
          className="key min-h-14 flex-1 font-semibold"
        >
          {copied === "copied" ? words.copied : words.copy}
        </button>
        {canSend && (
          <button
            type="button"
            // Rejects if the user closes the share sheet; there is nothing to report.
            onClick={() => void navigator.share({ url }).catch(() => undefined)}
            className="key min-h-14 flex-1 font-semibold"
          >
            {words.send}
          </button>
        )}
      </div>
      <p aria-live="polite" className={copied === "selected" ? "text-soft" : "sr-only"}>
        {copied === "selected" ? words.selected : copied === "copied" ? words.copied : ""}
      </p>
    </div>
  );
}
