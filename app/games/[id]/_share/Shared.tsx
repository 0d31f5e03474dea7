import type { SharedTable } from "@/lib/formats/tableLinks";
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
  return (
    <>
      <LinkCard links={shared.links} origin={origin} />
      {shared.guests !== null && (
        <Guests
          game={game}
          guests={shared.guests}
          onGuests={(guests) => onShared({ ...shared, guests })}
          onLinks={(links) => onShared({ ...shared, links })}
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
