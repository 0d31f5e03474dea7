import type { FollowedVerdict } from "@/lib/server/verdicts/followVerdict";
import { verdictCard } from "@/lib/views/verdictCard";
import { sayAward, sayVerdict } from "@/lib/words";
import { gameName } from "@/lib/words/games";
import { nameOf } from "@/lib/words/names";
import { sayCrew } from "@/lib/words/startScreens";
import { verdictKeyWords } from "@/lib/words/verdictKeys";
import { verdictLinkWords as WORDS } from "@/lib/words/verdictLink";
import { ClaimFelt } from "./ClaimFelt";
import { drawable, drawableNames } from "./drawable";
import { familyOf } from "./families";
import { INKS } from "./inks";
import { LitDice } from "./LitDice";
import { PictureStamp } from "./PictureStamp";
import { SIDE } from "./side";

const MOST_AWARDS = 4;
const MOST_NAMES = 3;

/** A verdict as chats show it: the stamp, the dice that count, who gets what; beside them the claim on its felt. */
export function VerdictPicture({ verdict }: { readonly verdict: FollowedVerdict }) {
  const { drawn, game, drink, fate } = verdict;
  const names = drawableNames(verdict.names, WORDS.player);
  const words = sayVerdict(drawn, names);
  const { awards } = verdictCard(drawn);
  const word = drink && (drawable(drink) || null);
  const shownAwards = awards.length > MOST_AWARDS ? MOST_AWARDS - 1 : MOST_AWARDS;
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        padding: 40,
        gap: 40,
        background: INKS.table,
        color: INKS.ink,
        fontFamily: familyOf("text"),
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", width: SIDE.width }}>
        <Lines most={2} size={30}>
          {words.story}
        </Lines>
        <div style={{ display: "flex", flexDirection: "column", flex: 1, justifyContent: "center", gap: 16 }}>
          <PictureStamp stamp={words.stamp} bad={drawn.finding.finding === "short"} />
          <LitDice settled={drawn} />
          <Lines most={"count" in drawn.claim ? 1 : 2} size={28} ink={INKS.soft}>
            {words.finding}
          </Lines>
          <div style={{ display: "flex", flexWrap: "wrap", columnGap: 30, fontSize: 32 }}>
            {awards.slice(0, shownAwards).map(({ players, move }) => (
              <div
                key={`${players.join()} ${move.what} ${move.to}`}
                style={{ display: "flex", gap: 12, maxWidth: SIDE.width }}
              >
                <Name>
                  {sayCrew(
                    players.map((player) => nameOf(names, player)),
                    MOST_NAMES,
                  )}
                </Name>
                <span style={{ flexShrink: 0 }}>{drawable(sayAward(move, word, players.length))}</span>
              </div>
            ))}
            {awards.length > shownAwards && (
              <span style={{ color: INKS.soft }}>
                {drawable(verdictKeyWords.andMore(awards.length - shownAwards))}
              </span>
            )}
          </div>
        </div>
        <div style={{ display: "flex", gap: 14, fontSize: 24, color: INKS.soft }}>
          <span style={{ fontWeight: 700 }}>{drawable(WORDS.site)}</span>
          <span>
            {drawable(
              fate === "stands" ? gameName(game) : fate === "corrected" ? WORDS.corrected : WORDS.gone,
            )}
          </span>
        </div>
      </div>
      <ClaimFelt settled={drawn} names={names} />
    </div>
  );
}

interface LinesProps {
  readonly most: number;
  readonly size: number;
  readonly ink?: string;
  readonly children: string;
}

/** A text on so many lines at most. */
const Lines = ({ most, size, ink = INKS.ink, children }: LinesProps) => (
  <div style={{ display: "block", lineClamp: most, fontSize: size, lineHeight: 1.25, color: ink }}>
    {drawable(children)}
  </div>
);

/** A name that makes room for what stands beside it. */
const Name = ({ children }: { readonly children: string }) => (
  <span
    style={{
      display: "block",
      fontWeight: 700,
      flexShrink: 1,
      minWidth: 0,
      overflow: "hidden",
      whiteSpace: "nowrap",
      textOverflow: "ellipsis",
    }}
  >
    {drawable(children)}
  </span>
);
