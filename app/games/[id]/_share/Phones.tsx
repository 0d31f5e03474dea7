"use client";

import Link from "next/link";
import { useState } from "react";
import { Confirm } from "@/app/ui/Confirm";
import { Section } from "@/app/ui/Section";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { ask } from "@/lib/client/ask";
import { sayBrowser } from "@/lib/messages/browsers";
import { shareWords } from "@/lib/messages/sheets";
import type { SharedTable } from "@/lib/protocol/tableLinks";
import type { NamedSeat, TablePhone } from "@/lib/protocol/tablePhones";
import { sayWho } from "./sayWho";

interface PhonesProps {
  readonly game: string;
  readonly shared: SharedTable;
  readonly phones: readonly TablePhone[];
  readonly onShared: (shared: SharedTable) => void;
  /** Called with the name of the new scorekeeper. */
  readonly onHandedOver: (name: string) => void;
}

/**
 * For the scorekeeper: the phones with access, keys to remove one or make it scorekeeper, and a link reset.
 */
export function Phones({ game, shared, phones, onShared, onHandedOver }: PhonesProps) {
  const [done, setDone] = useState("");
  const [sure, setSure] = useState<"anew" | NamedSeat | null>(null);
  const { run, going: busy, error, clear } = useMutation(shareWords.noAnswer);

  const remove = async ({ phone, as }: TablePhone) => {
    setDone("");
    const answer = await run(async () => {
      const sent = await ask("DELETE /api/v1/games/{game}/phones/{phone}", { game, phone });
      // A phone that no longer exists counts as removed.
      return !sent.ok && sent.code === "no-such-guest" ? { ok: true } : sent;
    });
    if (!answer) return;
    onShared({ ...shared, phones: phones.filter((one) => one.phone !== phone) });
    setDone(as === "screen" ? shareWords.screen.disconnected : shareWords.removed);
  };
  const resetLinks = async () => {
    setDone("");
    const answer = await run(() => ask("POST /api/v1/games/{game}/links", { game }, { anew: true }));
    if (!answer) return;
    onShared({ ...shared, links: answer.links });
    setSure(null);
    setDone(shareWords.linksReset);
  };
  const handOver = async ({ key, name }: NamedSeat) => {
    setDone("");
    const answer = await run(() => ask("PUT /api/v1/games/{game}/keeper", { game }, { seat: key }));
    if (answer) onHandedOver(name);
  };

  const listed = (chosen: (phone: TablePhone) => boolean) =>
    phones
      .filter(chosen)
      .map((phone, at) => (
        <PhoneRow
          key={phone.phone}
          phone={phone}
          number={at + 1}
          busy={busy}
          onRemove={phone.as === "guest" || phone.as === "screen" ? () => void remove(phone) : null}
          onHandOver={shared.handsOver && phone.as === "guest" ? () => setSure(phone.seat) : null}
        />
      ));

  return (
    <Section
      id="phones"
      heading={shareWords.phones}
      look="plain"
      level={3}
      className="mt-6 border-line border-t pt-4 pb-1"
    >
      {phones.length === 0 ? (
        <p className="pb-2 text-soft">{shareWords.noPhones}</p>
      ) : (
        <ul className="pb-2">{listed(({ as }) => as !== "group")}</ul>
      )}
      {shared.group !== null && phones.some(({ as }) => as === "group") && (
        <>
          <h4 className="pt-1 font-semibold text-base">{shareWords.ofGroup}</h4>
          <ul>{listed(({ as }) => as === "group")}</ul>
          <p className="pb-2 text-base text-soft">
            {shareWords.groupOut}{" "}
            <Link
              href={`/groups/${shared.group}/members`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {shareWords.toMembers}
            </Link>
          </p>
        </>
      )}
      <p role={error ? "alert" : "status"} className={`pb-2 ${error ? "text-fire-ink" : ""}`}>
        {error ?? done}
      </p>
      {sure === "anew" ? (
        <Confirm yes={shareWords.resetNow} going={busy} onYes={() => void resetLinks()}>
          <p className="text-soft">{shareWords.resetHint}</p>
        </Confirm>
      ) : sure !== null ? (
        <Confirm
          yes={shareWords.handOverNow(sure.name)}
          no={shareWords.keepIt}
          going={busy}
          onYes={() => void handOver(sure)}
          onNo={() => setSure(null)}
        >
          <p className="text-soft [overflow-wrap:anywhere]">{shareWords.handOverHint(sure.name)}</p>
        </Confirm>
      ) : (
        <button
          type="button"
          onClick={() => {
            setSure("anew");
            setDone("");
            clear();
          }}
          className="key min-h-14 w-full font-semibold"
        >
          {shareWords.resetLinks}
        </button>
      )}
    </Section>
  );
}

interface PhoneRowProps {
  readonly phone: TablePhone;
  /** Position in the list, from 1, to tell two phones apart. */
  readonly number: number;
  readonly busy: boolean;
  /** Null if the user cannot remove this phone. */
  readonly onRemove: (() => void) | null;
  /** Null if this phone cannot become scorekeeper. */
  readonly onHandOver: (() => void) | null;
}

/** A phone with access: its owner, device, seat and first visit, with the scorekeeper's keys. */
function PhoneRow({ phone, number, busy, onRemove, onHandOver }: PhoneRowProps) {
  const { seat, may, as, since, browsers, here, own } = phone;
  const isScreen = as === "screen";
  const who = isScreen ? shareWords.screen.as : sayWho(phone);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-1.5 first:border-0">
      <span className="min-w-0 flex-1 basis-40 leading-snug [overflow-wrap:anywhere]">
        {who}
        {own && <span className="text-soft"> ({shareWords.own})</span>}
        {browsers.length > 0 && (
          <span className="block text-small text-soft">{browsers.map(sayBrowser).join(", ")}</span>
        )}
        <span className="block text-small text-soft">
          {`${isScreen ? shareWords.screen.shows : as === "keeper" ? shareWords.keeps : shareWords.may[may]}, ${shareWords.since} `}
          <When at={since} as="moment" />
          {here && <span className="whitespace-nowrap text-good"> · {shareWords.here}</span>}
        </span>
      </span>
      <span className="flex gap-2 empty:hidden">
        {seat && onHandOver && (
          <button
            type="button"
            aria-label={shareWords.handOverName(seat.name)}
            onClick={onHandOver}
            className="key min-h-11 shrink-0 px-3 font-semibold text-small"
          >
            {shareWords.handOver}
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            aria-label={
              isScreen ? shareWords.screen.disconnectName(number) : shareWords.removeName(who, number)
            }
            aria-disabled={busy}
            onClick={onRemove}
            className="key min-h-11 shrink-0 px-3 font-semibold text-small"
          >
            {isScreen ? shareWords.screen.disconnect : shareWords.remove}
          </button>
        )}
      </span>
    </li>
  );
}
