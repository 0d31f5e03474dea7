import { numbered } from "@/app/ui/numbered";
import { sayEnding } from "@/lib/messages/endings";
import { nameOf } from "@/lib/messages/names";
import { sayDayHeading } from "@/lib/messages/night";
import { verdictLinkWords } from "@/lib/messages/sheets";
import { gameCardWords, sayStory } from "@/lib/messages/stories";
import { gameName } from "@/lib/messages/terms";
import { sayAfterPlayoff } from "@/lib/messages/verdict";
import { PLAIN_CLOTH } from "@/lib/protocol/cloth";
import type { Drawing } from "@/lib/server/api/pictures/drawPicture";
import type { GameCard } from "@/lib/server/highlights/gameCard";
import { stakeWordsAt } from "@/lib/views/drink";
import { drawable, drawableNames } from "./drawable";
import { familyOf } from "./families";
import { breadthOf, fitted } from "./fitted";
import { feltGround, INKS, inksOn } from "./inks";
import { PicturePlate, plateHeight } from "./PicturePlate";

const WIDTH = 1080;
const PADDING = 48;
const INNER = WIDTH - 2 * PADDING;
const TITLE = 76;
const UNDER = 32;
const FELT_PADDING = 44;
const BULLET = 52;
const TEXT = 40;
const LINE = TEXT * 1.28;
const BETWEEN = 26;
const STORY_WIDTH = INNER - 2 * FELT_PADDING - BULLET;
const FOOT = 84;
const MAX_TITLE = 3;
const MAX_LINES = 4;
/** How much wider the stamp is than the text. */
const STAMP = 1.12;

/** The end of a game and the lines below it, as a picture shows them. */
function writtenOn({ game, names, finished, washes, playedOff, stories }: GameCard) {
  const called = drawableNames(names, verdictLinkWords.player);
  const title = finished
    ? sayAfterPlayoff(
        sayEnding(game, { ...finished, washes }, called),
        playedOff.map(drawable).filter(Boolean),
      )
    : gameCardWords.inProgress;
  // If several lost together, each line names its player.
  const several = new Set(stories.map(({ who }) => who)).size > 1;
  const lines = stories.map((story) => {
    const sentence = sayStory(story, called, stakeWordsAt({ game, house: {} }));
    return drawable(several ? `${nameOf(called, story.who)}: ${sentence}` : capital(sentence));
  });
  return { title: drawable(title), lines };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Number of lines the text needs if words do not break, rounded up. */
const linesOf = (text: string, size: number, width: number, most: number): number =>
  Math.min(most, Math.max(1, Math.ceil((breadthOf(text) * size * 1.1) / width)));

const titleLines = (title: string): number => linesOf(title, TITLE * STAMP, INNER, MAX_TITLE);
const storyLines = (line: string): number => linesOf(line, TEXT, STORY_WIDTH, MAX_LINES);

/** Size of a game's end picture: its height follows from its lines. */
export function sizeOfGame(card: GameCard): Pick<Drawing, "width" | "height"> {
  const { title, lines } = writtenOn(card);
  const stories = lines.length === 0 ? LINE : lines.reduce((sum, line) => sum + storyLines(line) * LINE, 0);
  const felt =
    2 * FELT_PADDING +
    stories +
    BETWEEN * Math.max(0, lines.length - 1) +
    plateHeight(card.cloth?.plate ?? "");
  return {
    width: WIDTH,
    height: Math.round(2 * PADDING + titleLines(title) * TITLE * 1.08 + 2.2 * UNDER + felt + FOOT),
  };
}

/** The end of a game as a picture for a chat: the loser or winner, then how it happened. */
export function GamePicture({ card }: { readonly card: GameCard }) {
  const { title, lines } = writtenOn(card);
  const { day, rounds, game, group } = card;
  const cloth = card.cloth ?? PLAIN_CLOTH;
  const inks = inksOn(cloth.felt);
  const about = [
    gameName(game),
    sayDayHeading(day, "", ""),
    ...(rounds > 0 ? [gameCardWords.rounds(rounds)] : []),
  ].join(" · ");
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: PADDING,
        background: INKS.table,
        color: INKS.ink,
        fontFamily: familyOf("text"),
      }}
    >
      <div
        style={{
          display: "block",
          lineClamp: titleLines(title),
          fontFamily: familyOf("stamp"),
          fontWeight: 800,
          fontSize: TITLE,
          lineHeight: 1.08,
          wordBreak: "break-word",
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: "flex",
          height: 2.2 * UNDER,
          paddingTop: 12,
          fontSize: UNDER,
          whiteSpace: "nowrap",
          color: INKS.soft,
        }}
      >
        {fitted(drawable(about), INNER / UNDER)}
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "center",
          flexGrow: 1,
          gap: BETWEEN,
          padding: `0 ${FELT_PADDING}px`,
          borderRadius: 28,
          color: INKS["on-felt"],
          background: feltGround(cloth.felt),
        }}
      >
        {lines.length === 0 && (
          <div style={{ display: "flex", fontSize: 34, color: inks["felt-soft"] }}>
            {drawable(gameCardWords.nothing)}
          </div>
        )}
        {numbered(lines).map(({ thing: line, number }) => (
          <div key={number} style={{ display: "flex" }}>
            <Plate middle={inks["felt-rim"]} />
            <div
              style={{
                display: "block",
                lineClamp: storyLines(line),
                width: STORY_WIDTH,
                fontSize: TEXT,
                lineHeight: 1.28,
                wordBreak: "break-word",
              }}
            >
              {line}
            </div>
          </div>
        ))}
        <PicturePlate felt={cloth.felt} plate={cloth.plate} width={INNER - 2 * FELT_PADDING} />
      </div>
      <div style={{ display: "flex", height: FOOT, alignItems: "flex-end", fontSize: 26, color: INKS.soft }}>
        <span style={{ width: 170, fontWeight: 700 }}>{drawable(verdictLinkWords.site)}</span>
        <span style={{ whiteSpace: "nowrap" }}>{fitted(drawable(group ?? ""), (INNER - 170) / 26)}</span>
      </div>
    </div>
  );
}

/** A plate before each line, drawn as two edges: every nested drawing renders slowly. */
const Plate = ({ middle }: { readonly middle: string }) => (
  <div style={{ display: "flex", width: BULLET, paddingTop: 14 }}>
    <div
      style={{
        display: "flex",
        width: 26,
        height: 26,
        border: `4px solid ${INKS.bone}`,
        borderRadius: 13,
        background: middle,
      }}
    />
  </div>
);
