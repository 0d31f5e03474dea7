import { RedFlash } from "@/app/ui/RedFlash";
import { tvWords } from "@/lib/messages/notices";
import { tableWords } from "@/lib/messages/table";
import type { TableView } from "@/lib/views/table";
import { towards } from "./places";

/** The challenge in red, under the claim that it doubts: the felt's own stays where it is. */
export function BangFlash({ view: { game, challenge, latest, seats } }: { readonly view: TableView }) {
  if (challenge === null || latest === null) return null;
  return (
    <RedFlash
      shout={tableWords.shouts(challenge.shout, game)}
      from={towards(seats, challenge.by[0]?.player)}
      line={tvWords.on(
        challenge.by.map(({ name }) => name),
        latest.name,
      )}
    />
  );
}
