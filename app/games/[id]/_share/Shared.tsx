"use client";
import { useState } from "react";
import { PublicLinks } from "@/app/_share/lazyPublicLinks";
import { ScreenField } from "@/app/_share/ScreenField";
import { ShownLink } from "@/app/_share/ShownLink";
import { PlainLink } from "@/app/ui/PlainLink";
import { tableCodeWords } from "@/lib/messages/group";
import { tvWords } from "@/lib/messages/notices";
import { passWords, shareWords } from "@/lib/messages/sheets";
import { type LinkKind, type SharedTable, TABLE_LINKS, type TableLinks } from "@/lib/protocol/tableLinks";
import { Phones } from "./Phones";
import { Visits } from "./Visits";

interface SharedProps {
  readonly game: string;
  /** The table's id. */
  readonly table: string;
  readonly origin: string;
  readonly shared: SharedTable;
  readonly onShared: (shared: SharedTable) => void;
  /** Reloads everything. */
  readonly onReload: () => void;
  /** Transfers the game to an offline phone. */
  readonly onPass: () => void;
}

/** The table's links; for scorekeepers also the phones with access, past visits, and public links. */
export function Shared({ game, table, origin, shared, onShared, onReload, onPass }: SharedProps) {
  const [keeper, setKeeper] = useState<string | null>(null);
  return (
    <>
      <LinkCard links={shared.links} origin={origin} />
      <p role="status" className="pt-4 empty:hidden">
        {keeper !== null && shareWords.handedOver(keeper)}
      </p>
      <button type="button" onClick={onPass} className="key mt-4 min-h-14 w-full px-4 font-semibold">
        {passWords.open}
      </button>
      <TvLink game={game} />
      <p className="pt-3 text-center">
        <PlainLink
          href={`/tables/${table}/code`}
          className="inline-flex min-h-12 items-center px-2 text-soft underline underline-offset-4"
        >
          {tableCodeWords.onWall}
        </PlainLink>
      </p>
      {shared.phones !== null && <ScreenField table={table} origin={origin} onGiven={onReload} />}
      {shared.phones !== null && (
        <Phones
          game={game}
          shared={shared}
          phones={shared.phones}
          onShared={onShared}
          onHandedOver={(name) => {
            setKeeper(name);
            onShared({ ...shared, phones: null, publicLinks: null, handsOver: false });
          }}
        />
      )}
      {shared.phones !== null && <Visits game={game} />}
      {shared.publicLinks !== null && (
        <PublicLinks
          of={{ game, canMake: shared.group !== null }}
          links={shared.publicLinks}
          origin={origin}
          level={3}
          className="mt-6 border-line border-t pt-4 pb-1"
          onChange={onReload}
        />
      )}
    </>
  );
}

/** Opens the TV view in a new page: this phone keeps its table. */
function TvLink({ game }: { readonly game: string }) {
  return (
    <p className="mt-4 border-line border-t pt-4">
      <a
        href={`/games/${game}/tv`}
        target="_blank"
        rel="noreferrer"
        className="key min-h-14 w-full px-4 font-semibold"
      >
        {tvWords.open}
      </a>
      <span className="block pt-1.5 text-center text-small text-soft leading-snug">{tvWords.openHint}</span>
    </p>
  );
}

interface LinkCardProps {
  readonly links: TableLinks;
  readonly origin: string;
}

/** One of the table's links, to play or to watch. */
function LinkCard({ links, origin }: LinkCardProps) {
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
