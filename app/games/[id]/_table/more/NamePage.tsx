import type { PlayerId } from "@/lib/engine";
import type { SeatView } from "@/lib/views/table";
import { Names } from "../../beside/Names";

interface NamePageProps {
  readonly hint: string;
  readonly seats: readonly SeatView[];
  readonly onName: (player: PlayerId) => void;
}

/** One name is all there is to say. */
export function NamePage({ hint, seats, onName }: NamePageProps) {
  return (
    <>
      <p className="pb-3 text-soft text-sm">{hint}</p>
      <Names seats={seats} onName={onName} />
    </>
  );
}
