"use client";
import { useState } from "react";
import type { SharedTable } from "@/lib/formats/tableLinks";
import { shareWords } from "@/lib/words/shareSheet";
import { BoardLink } from "./BoardLink";
import { Guests } from "./Guests";
import { LinkCard } from "./LinkCard";
import { SharedVerdicts } from "./SharedVerdicts";

interface SharedProps {
  readonly game: string;
  readonly origin: string;
  readonly shared: SharedTable;
  readonly onShared: (shared: SharedTable) => void;
}

/** The links to pass on; and for the keepers, who came by them, and which verdicts were shared. */
export function Shared({ game, origin, shared, onShared }: SharedProps) {
  const [keeper, setKeeper] = useState<string | null>(null);
  return (
    <>
      <LinkCard links={shared.links} origin={origin} />
      <p role="status" className="pt-4 empty:hidden">
        {keeper !== null && shareWords.handedOver(keeper)}
      </p>
      <BoardLink game={game} />
      {shared.guests !== null && (
        <Guests
          game={game}
          shared={shared}
          guests={shared.guests}
          onShared={onShared}
          onHandedOver={(name) => {
            setKeeper(name);
            onShared({ ...shared, guests: null, handsOver: false });
          }}
        />
      )}
      {shared.verdicts !== null && (
        <SharedVerdicts
          game={game}
          verdicts={shared.verdicts}
          onVerdicts={(verdicts) => onShared({ ...shared, verdicts })}
        />
      )}
    </>
  );
}
