"use client";
import { useState } from "react";
import { ShownLink } from "@/app/_share/ShownLink";
import { shareWords } from "@/lib/messages/sheets";
import { type LinkKind, TABLE_LINKS, type TableLinks } from "@/lib/protocol/tableLinks";

interface LinkCardProps {
  readonly links: TableLinks;
  readonly origin: string;
}

/** One of the table's links to pass on, to sit down or to watch. */
export function LinkCard({ links, origin }: LinkCardProps) {
  const [kind, setKind] = useState<LinkKind>("sit");
  const url = `${origin}${links[kind]}`;
  return (
    <div className="flex flex-col gap-4 text-center">
      <fieldset aria-label={shareWords.what} className="grid grid-cols-2 gap-1 rounded-2xl bg-raised p-1">
        {TABLE_LINKS.map((one) => (
          <label
            key={one}
            className="relative grid min-h-11 place-items-center rounded-xl px-1 font-semibold text-soft leading-tight has-checked:bg-ink has-checked:text-table has-focus-visible:outline-3 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name="link-kind"
              checked={kind === one}
              onChange={() => setKind(one)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {shareWords.kinds[one]}
          </label>
        ))}
      </fieldset>
      <ShownLink
        key={url}
        url={url}
        how={shareWords.how[kind]}
        words={{ ...shareWords, qr: shareWords.qr[kind] }}
      />
    </div>
  );
}
