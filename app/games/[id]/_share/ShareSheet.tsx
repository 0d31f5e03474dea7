"use client";
import { useEffect, useRef, useState } from "react";
import { Sheet } from "@/app/_components/Sheet";
import { copyText } from "@/lib/client/copyText";
import { START_WORDS } from "@/lib/words/startScreens";
import { QrCode } from "./QrCode";

interface ShareSheetProps {
  /** "/join/…" */
  readonly path: string;
  /** Where other phones reach this server: "http://192.168.1.20:3000". */
  readonly origin: string;
  /** Looks of the button that opens the sheet. */
  readonly className?: string;
}

const WORDS = START_WORDS.share;

/** A button, and the sheet by which other phones come to the table: QR code, address, copy, share. */
export function ShareSheet({ path, origin, className = "plate px-4 font-semibold" }: ShareSheetProps) {
  const address = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState<"no" | "copied" | "selected">("no");
  const [canSend, setCanSend] = useState(false);
  const url = `${origin}${path}`;
  const hidden = new URL(origin).hostname === "localhost";

  // Browsers hide it on plain http, and the server cannot know.
  useEffect(() => setCanSend(typeof navigator.share === "function"), []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setCopied("no");
        }}
        className={className}
      >
        {WORDS.open}
      </button>
      <Sheet title={WORDS.title} open={open} onClose={() => setOpen(false)}>
        <div className="flex flex-col gap-4 text-center">
          <QrCode text={url} name={WORDS.qr} />
          <p ref={address} className="select-all font-semibold text-lg leading-snug [overflow-wrap:anywhere]">
            {url}
          </p>
          <p className={hidden ? "text-fire-ink" : "text-soft"}>{hidden ? WORDS.hidden : WORDS.how}</p>
          <div className="flex gap-2">
            <button
              type="button"
              onClick={async () => setCopied((await copyText(url, address.current)) ? "copied" : "selected")}
              className="plate min-h-14 flex-1 font-semibold"
            >
              {copied === "copied" ? WORDS.copied : WORDS.copy}
            </button>
            {canSend && (
              <button
                type="button"
                // Whoever changes their mind closes the system's own sheet: nothing to tell.
                onClick={() => void navigator.share({ url }).catch(() => undefined)}
                className="plate min-h-14 flex-1 font-semibold"
              >
                {WORDS.send}
              </button>
            )}
          </div>
          <p aria-live="polite" className={copied === "selected" ? "text-soft" : "sr-only"}>
            {copied === "selected" ? WORDS.selected : copied === "copied" ? WORDS.copied : ""}
          </p>
        </div>
      </Sheet>
    </>
  );
}
