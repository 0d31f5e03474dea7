"use client";
import { useState } from "react";
import { shareWords } from "@/lib/messages/sheets";
import type { SharedTable } from "@/lib/protocol/tableLinks";
import { BoardLink } from "./BoardLink";
import { LinkCard } from "./LinkCard";
import { Phones } from "./Phones";
import { SharedVerdicts } from "./SharedVerdicts";
import { Visits } from "./Visits";

interface SharedProps {
  readonly game: string;
  readonly origin: string;
  readonly shared: SharedTable;
  readonly onShared: (shared: SharedTable) => void;
}

/** The links to pass on; and for the keepers, which phones are let in, who came, and which verdicts were shared. */
export function Shared({ game, origin, shared, onShared }: SharedProps) {
  const [keeper, setKeeper] = useState<string | null>(null);
  return (
    <>
      <LinkCard links={shared.links} origin={origin} />
      <p role="status" className="pt-4 empty:hidden">
        {keeper !== null && shareWords.handedOver(keeper)}
      </p>
      <BoardLink game={game} />
      {shared.phones !== null && (
        <Phones
          game={game}
          shared={shared}
          phones={shared.phones}
          onShared={onShared}
          onHandedOver={(name) => {
            setKeeper(name);
            onShared({ ...shared, phones: null, handsOver: false });
          }}
        />
      )}
      {shared.phones !== null && <Visits game={game} />}
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
