"use client";
import { useState } from "react";
import { Sheet } from "@/app/_components/Sheet";
import { ShownLink } from "@/app/_share/ShownLink";
import { START_WORDS } from "@/lib/words/startScreens";

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
  const [open, setOpen] = useState(false);
  const url = `${origin}${path}`;

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {WORDS.open}
      </button>
      <Sheet title={WORDS.title} open={open} onClose={() => setOpen(false)}>
        <ShownLink key={url} url={url} how={WORDS.how} words={WORDS} />
      </Sheet>
    </>
  );
}
