import { QrCode } from "@/app/_share/QrCode";
import { Nameplate } from "@/app/ui/Nameplate";
import { namesWinners } from "@/lib/engine";
import { list } from "@/lib/messages/anyPage";
import { washWords } from "@/lib/messages/duty";
import { sayEnded } from "@/lib/messages/endings";
import { sayCalendarDay } from "@/lib/messages/formats";
import { groupGamesWords, sayDayHeading, sayParts } from "@/lib/messages/night";
import { screenWords } from "@/lib/messages/screen";
import { cookWords, standingWords } from "@/lib/messages/wall";
import type { Cloth } from "@/lib/protocol/cloth";
import type { GroupGame } from "@/lib/protocol/group";
import type { IdleTvData, ShiftDue } from "@/lib/server/figures/idleTvData";
import type { TableCard } from "@/lib/server/table/tables";
import { mostDrunk } from "@/lib/views/drunk";

const WORDS = screenWords.idle;

/** The most results that fit below the headline. */
const MAX_BELOW = 3;

/** Font size by length, to fit next to the rest; even longer names are smaller. */
const SIZES = [
  [7, "text-shout"],
  [11, "text-huge"],
  [26, "text-title line-clamp-2"],
] as const;
const SMALLEST = "text-large line-clamp-3";

/** A headline, legible from afar, as large as it fits. */
function Hero({ text }: { readonly text: string }) {
  const size = SIZES.find(([letters]) => text.length <= letters)?.[1] ?? SMALLEST;
  return (
    <p className={`stamp shrink-0 text-balance leading-[1.05] [overflow-wrap:anywhere] ${size}`}>{text}</p>
  );
}

interface WallProps {
  /** The group and the table, or the game. */
  readonly title: string;
  readonly cloth: Cloth | null;
  /** The headline. */
  readonly hero: React.ReactNode;
  /** Shown below the headline. */
  readonly children?: React.ReactNode;
  /** The join link. */
  readonly sit: string;
}

/** A TV without a game in progress, with the QR code to join. */
export function Wall({ title, cloth, hero, children, sit }: WallProps) {
  return (
    <div
      data-felt={cloth?.felt}
      className="flex h-dvh gap-[0.6rem] overflow-hidden p-[0.6rem] portrait:flex-col"
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-[0.6rem]">
        <section className="felt flex min-h-0 flex-1 flex-col justify-center gap-[0.7rem] px-[1.2rem] py-[0.8rem] [&>.nameplate]:mx-0">
          <Nameplate cloth={cloth} />
          <h1 className="line-clamp-1 shrink-0 text-felt-soft text-lead leading-tight [overflow-wrap:anywhere]">
            {title}
          </h1>
          {hero}
        </section>
        {children}
      </div>
      <section className="flex w-[11.5rem] shrink-0 flex-col items-center justify-center gap-[0.6rem] portrait:w-full">
        <div className="w-[11.5rem]">
          <QrCode text={sit} name={WORDS.qr} />
        </div>
        <p className="stamp text-balance text-center text-lead leading-tight">{WORDS.sit}</p>
      </section>
    </div>
  );
}

interface GroupScreenProps {
  readonly data: IdleTvData;
  readonly table: Pick<TableCard, "name" | "cloth">;
  readonly sit: string;
}

/** A group's TV between games: who is next up for dishes, and who washed last. */
export function GroupScreen({ data, table, sit }: GroupScreenProps) {
  const { name, due, results } = data;
  const [latest, ...earlier] = results;
  const isDue = due !== null && due.length > 0;
  const below = (isDue ? results : earlier).slice(0, isDue && data.nudge ? MAX_BELOW - 1 : MAX_BELOW);
  return (
    <Wall
      title={table.name === null ? name : `${name} · ${table.name}`}
      cloth={table.cloth}
      sit={sit}
      hero={
        isDue ? (
          <>
            <Turn due={due} />
            <Cooks cooks={data.cooks} />
            {data.nudge && (
              <p className="shrink-0 text-felt-soft text-lead leading-tight [overflow-wrap:anywhere]">
                {washWords.nudge(data.nudge.name, data.nudge.meals)}
              </p>
            )}
          </>
        ) : latest === undefined ? (
          <Hero text={WORDS.none} />
        ) : (
          <>
            <p className="shrink-0 text-felt-soft text-lead leading-tight">{sayShortDay(latest.day, data)}</p>
            <Hero text={sayResult(latest)} />
            <Cooks cooks={data.cooks} />
            {due !== null && (
              <p className="shrink-0 text-felt-soft text-lead leading-tight">
                {data.loserWashes ? washWords.loserWashes : standingWords.even}
              </p>
            )}
          </>
        )
      }
    >
      {below.length > 0 && (
        <section className="shrink-0 rounded-[1.1rem] bg-raised px-[1.2rem] py-[0.6rem]">
          <h2 className="pb-[0.2rem] text-soft leading-tight">{WORDS.results}</h2>
          <ol>
            {below.map((game) => (
              <li key={game.id} className="flex items-baseline gap-[0.8rem] text-lead leading-snug">
                <span className="w-[7rem] shrink-0 truncate text-soft">{sayShortDay(game.day, data)}</span>
                <span className="stamp min-w-0 flex-1 truncate">{sayResult(game)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Wall>
  );
}

/** Who is next up; per shift if the current one is unknown. */
function Turn({ due }: { readonly due: readonly ShiftDue[] }) {
  const [only] = due;
  return (
    <>
      <h2 className="shrink-0 text-felt-soft text-lead leading-tight">
        {due.length === 1 && only?.shift ? `${groupGamesWords.shiftCalled(only.shift)}: ` : ""}
        {WORDS.due}
      </h2>
      {due.length === 1 && only ? (
        <Hero text={list(only.names)} />
      ) : (
        <ul className="flex flex-col gap-[0.3rem]">
          {due.map(({ shift, names }) => (
            <li key={shift} className="flex items-baseline gap-[1rem] text-large leading-tight">
              <span className="shrink-0 text-felt-soft text-lead">
                {shift !== null && groupGamesWords.shiftCalled(shift)}
              </span>
              <span className="stamp min-w-0 truncate">{list(names)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Who cooks next, below who washes. */
const Cooks = ({ cooks }: { readonly cooks: readonly ShiftDue[] }) =>
  cooks.length > 0 && (
    <p className="line-clamp-2 shrink-0 text-lead leading-tight [overflow-wrap:anywhere]">
      {sayParts(
        cooks.map(({ shift, names }) =>
          cooks.length > 1 && shift !== null
            ? `${groupGamesWords.shiftCalled(shift)}: ${cookWords.next(names)}`
            : cookWords.next(names),
        ),
      )}
    </p>
  );

/** "Baker washed": short enough to read from across the room. */
function sayResult(game: GroupGame): string {
  const { losers, winners, washed } = game;
  const won = namesWinners(game.game);
  if (!won && losers.length > 0 && washed.length > 0) return WORDS.washed(washed);
  if (winners.length > 0 && (won || losers.length === 0)) return WORDS.won(winners);
  return sayEnded(game.game, game, {}, mostDrunk(game.drunk, game.names));
}

/** "Yesterday", "Sat, Nov 21" */
function sayShortDay(day: string, { today, yesterday }: IdleTvData): string {
  if (day === today || day === yesterday) return sayDayHeading(day, today, yesterday);
  return sayCalendarDay(day, { weekday: "short", day: "numeric", month: "short" });
}
