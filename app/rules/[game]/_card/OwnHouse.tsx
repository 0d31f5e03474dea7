"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { HouseKey } from "@/app/_house/HouseKey";
import { ShownLink } from "@/app/_share/ShownLink";
import { Sheet } from "@/app/ui/Sheet";
import type { House } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { cardWords } from "@/lib/messages/rules";
import { compareWords } from "@/lib/messages/start";
import { compareLink, rulesPath } from "@/lib/protocol/houseLink";

interface OwnHouseProps {
  readonly game: string;
  /** Only the values that differ from the defaults. */
  readonly house: House;
  /** The name in the link; it is dropped once the rules change. */
  readonly name?: string;
}

/**
 * The card with the reader's own rules: the URL holds them, short enough for a QR code, and the card updates.
 */
export function OwnHouse({ game, house, name = "" }: OwnHouseProps) {
  const router = useRouter();
  const [sharing, setSharing] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-5 pb-3 print:hidden">
      <HouseKey
        game={game}
        house={house}
        onHouse={(changed) => router.replace(rulesPath(game, changed), { scroll: false })}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setSharing(true)}
        className="-mt-1 mb-1 min-h-11 px-1 text-small text-soft underline decoration-soft/40 underline-offset-4"
      >
        {cardWords.share}
      </button>
      {Object.keys(house).length > 0 && (
        <Link
          href={compareLink(game, house, {}, { an: name })}
          prefetch={false}
          className="-mt-1 mb-1 inline-flex min-h-11 items-center px-1 text-small text-soft underline decoration-soft/40 underline-offset-4"
        >
          {compareWords.compare}
        </Link>
      )}
      <Sheet title={cardWords.share} open={sharing} onClose={() => setSharing(false)}>
        <ShownLink
          url={sharing ? `${window.location.origin}${rulesPath(game, house, name)}` : ""}
          how={cardWords.shareHow}
          words={{ ...deskWords.link, qr: cardWords.qr }}
        />
      </Sheet>
    </div>
  );
}
