import type { PlayerId } from "@/lib/engine";
import { cupWords } from "@/lib/messages/dice";
import type { SeatView, TableView } from "@/lib/views/table";
import { Names } from "../notices/Names";

interface GiveDrinkProps {
  readonly giver: SeatView;
  readonly view: TableView;
  readonly onGive: (to: PlayerId) => void;
}

/** The winner hands out a drink with one tap on a name (P8). Starting the next round skips it. */
export function GiveDrink({ giver, view: { seats, drink }, onGive }: GiveDrinkProps) {
  return (
    <section aria-label={cupWords.gives(giver.name, drink)} className="flex flex-col gap-1.5">
      <p className="px-1 text-base leading-snug [overflow-wrap:anywhere]">
        <strong className="font-semibold">{cupWords.gives(giver.name, drink)}</strong>{" "}
        <span className="text-soft">{cupWords.givesNone}</span>
      </p>
      <div className="max-h-40 overflow-y-auto">
        <Names seats={seats.filter(({ active }) => active)} onName={onGive} dense />
      </div>
    </section>
  );
}
