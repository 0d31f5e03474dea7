import { BackIcon } from "@/app/ui/Icons";
import { Nameplate } from "@/app/ui/Nameplate";
import { PlainLink } from "@/app/ui/PlainLink";
import type { Connection } from "@/lib/client/tableStore";
import { tableWords } from "@/lib/messages/table";
import type { Cloth } from "@/lib/protocol/cloth";
import type { TableGroup } from "@/lib/protocol/entry";
import type { TableView } from "@/lib/views/table";
import { sitAround } from "./places";

interface TableHeaderProps {
  readonly view: TableView;
  readonly game: string;
  /** True for a playoff: its loser loses the tied game (F12). */
  readonly playoff: boolean;
  /** The table's group; the back link leads there. */
  readonly group: TableGroup | null;
  readonly cloth: Cloth | null;
  readonly connection: Connection;
  readonly pending: number;
  /** The tones key, if the table has one. */
  readonly tones: React.ReactNode;
  readonly share: React.ReactNode;
  /** The key that opens the menu. */
  readonly more: React.ReactNode;
}

/**
 * Above the felt: the back link and the keys. The position is read aloud; it is visible after a bang and
 * while the connection is not normal.
 */
export function TableHeader({
  view,
  game,
  playoff,
  group,
  cloth,
  connection,
  pending,
  tones,
  share,
  more,
}: TableHeaderProps) {
  const { challenge, latest } = view;
  // The felt shows it if the seats keep their places.
  const shown = challenge !== null && !sitAround(view.seats.length);
  const title =
    challenge && latest
      ? tableWords.shoutTitle(
          challenge.shout,
          challenge.by.map(({ name }) => name),
          latest.name,
          game,
        )
      : playoff
        ? tableWords.playoff(view.seats.map(({ name }) => name))
        : tableWords.gameName(game);
  return (
    <header className="table-header over-felt flex items-center gap-1 px-2 short:flex-wrap short:justify-between">
      <PlainLink
        href={group ? `/groups/${group.id}` : "/"}
        aria-label={group ? tableWords.backTo(group.name) : tableWords.back}
        className="icon-button"
      >
        <BackIcon />
      </PlainLink>
      {/* The key appears when the page is idle; nothing shifts. */}
      {tones && <span className="min-w-11">{tones}</span>}
      <div className="min-w-0 flex-1 text-center short:order-last short:basis-full">
        <h1
          className={
            shown || playoff
              ? `text-balance font-semibold leading-tight [overflow-wrap:anywhere] ${title.length > LONG ? "text-small" : "text-base"}`
              : "sr-only"
          }
        >
          {title}
        </h1>
        {!shown && !playoff && <Nameplate cloth={cloth} />}
        <p
          className={
            shown || playoff || connection !== "live" || pending > 0
              ? "text-small text-soft leading-snug"
              : "sr-only"
          }
        >
          <span role="status">{connection === "offline" && tableWords.offline(pending)}</span>
          {connection !== "offline" && (
            <>
              {playoff && !challenge && <span>{tableWords.gameName(game)} · </span>}
              <span className={playoff && !challenge ? "inline-block" : ""}>
                {challenge && latest
                  ? tableWords.claimAndWild(latest.claim, view.wild)
                  : view.finished
                    ? tableWords.afterRounds(view.nextRound - 1)
                    : tableWords.round(view.round)}
                {view.cup && view.pot ? ` · ${tableWords.pot(view.pot)}` : ""}
              </span>{" "}
              <Standing connection={connection} pending={pending} brief={challenge !== null} />
            </>
          )}
        </p>
      </div>
      <div className="flex min-w-11 items-center">
        {share}
        {more}
      </div>
    </header>
  );
}

/** Titles above this many characters are set smaller. */
const LONG = 36;

interface StandingProps extends Pick<TableHeaderProps, "connection" | "pending"> {
  /** True next to a claim, where there is room for one line only: pending taps are not spelled out. */
  readonly brief: boolean;
}

/**
 * Connection status: filled when live, hollow while connecting or sending, and in words, so that color is not
 * the only cue.
 */
function Standing({ connection, pending, brief }: StandingProps) {
  const live = connection === "live" && pending === 0;
  return (
    <span className="inline-flex items-center gap-1 pl-0.5">
      <span
        aria-hidden="true"
        className={`size-2 rounded-full border ${live ? "border-good bg-good" : "border-brass"}`}
      />
      <span className={live || (brief && connection === "live") ? "sr-only" : ""}>
        {connection !== "live" ? tableWords.connecting : pending > 0 ? tableWords.sending : tableWords.live}
      </span>
    </span>
  );
}
