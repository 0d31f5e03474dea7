"use client";
import { useEffect, useRef, useState } from "react";
import { type LinkKind, TABLE_LINKS, type TableLinks } from "@/lib/formats/tableLinks";
import { linkWords } from "@/lib/words/linkScreens";
import { QrCode } from "./QrCode";

interface LinkCardProps {
  readonly links: TableLinks;
  readonly origin: string;
}

/** One of the table's links, to sit down or to watch: QR code, address, copy, share. */
export function LinkCard({ links, origin }: LinkCardProps) {
  const address = useRef<HTMLParagraphElement>(null);
  const [kind, setKind] = useState<LinkKind>("sit");
  const [copied, setCopied] = useState<"no" | "copied" | "selected">("no");
  const [canSend, setCanSend] = useState(false);
  const url = `${origin}${links[kind]}`;
  const hidden = new URL(origin).hostname === "localhost";

  // Browsers hide it on plain http, and the server cannot know.
  useEffect(() => setCanSend(typeof navigator.share === "function"), []);

  return (
    <div className="flex flex-col gap-4 text-center">
      <fieldset aria-label={linkWords.what} className="grid grid-cols-2 gap-1 rounded-2xl bg-raised p-1">
        {TABLE_LINKS.map((one) => (
          <label
            key={one}
            className="relative grid min-h-11 place-items-center rounded-xl px-1 font-semibold text-soft leading-tight has-checked:bg-ink has-checked:text-table has-focus-visible:outline-3 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name="link-kind"
              checked={kind === one}
              onChange={() => {
                setKind(one);
                setCopied("no");
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {linkWords.kinds[one]}
          </label>
        ))}
      </fieldset>
      <QrCode text={url} name={linkWords.qr[kind]} />
      <p ref={address} className="select-all font-semibold text-lg leading-snug [overflow-wrap:anywhere]">
        {url}
      </p>
      <p className={hidden ? "text-fire-ink" : "text-soft"}>
        {hidden ? linkWords.hidden : linkWords.how[kind]}
      </p>
      <div className="flex gap-2">
        <button
          type="button"
          onClick={async () => setCopied((await copy(url, address.current)) ? "copied" : "selected")}
          className="plate min-h-14 flex-1 font-semibold"
        >
          {copied === "copied" ? linkWords.copied : linkWords.copy}
        </button>
        {canSend && (
          <button
            type="button"
            // Whoever changes their mind closes the system's own sheet: nothing to tell.
            onClick={() => void navigator.share({ url }).catch(() => undefined)}
            className="plate min-h-14 flex-1 font-semibold"
          >
            {linkWords.send}
          </button>
        )}
      </div>
      <p aria-live="polite" className={copied === "selected" ? "text-soft" : "sr-only"}>
        {copied === "selected" ? linkWords.selected : copied === "copied" ? linkWords.copied : ""}
      </p>
    </div>
  );
}

/** Copies the address; where browsers forbid it, as on plain http, the older way, which leaves it selected at least. */
async function copy(url: string, shown: HTMLElement | null): Promise<boolean> {
  const direct = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  if (direct) return true;
  const selection = getSelection();
  if (shown && selection) selection.selectAllChildren(shown);
  return document.execCommand("copy");
}
