import { drawable, drawableNames } from "@/app/_picture/drawable";
import { INKS } from "@/app/_picture/inks";
import { PictureGround } from "@/app/_picture/PictureGround";
import { PictureLines } from "@/app/_picture/PictureLines";
import { PictureStamp } from "@/app/_picture/PictureStamp";
import { SIDE } from "@/app/_picture/side";
import { nameOf } from "@/lib/messages/names";
import { verdictLinkWords as WORDS } from "@/lib/messages/sheets";
import { sayCrew } from "@/lib/messages/start";
import { gameName, sayAward } from "@/lib/messages/terms";
import { sayVerdict, verdictKeyWords } from "@/lib/messages/verdict";
import { PLAIN_CLOTH } from "@/lib/protocol/cloth";
import type { FollowedVerdict } from "@/lib/server/publicLinks/openVerdict";
import { ownStamp } from "@/lib/views/ownStamp";
import { verdictCard } from "@/lib/views/verdictCard";
import { ClaimFelt } from "./ClaimFelt";
import { LitDice } from "./LitDice";

const MAX_AWARDS = 4;
const MAX_NAMES = 3;

/**
 * A verdict's picture for chats: the stamp, the dice that count, the consequences, and the claim on its felt.
 */
export function VerdictPicture({ verdict }: { readonly verdict: FollowedVerdict }) {
  const { drawn, game, drink, status } = verdict;
  const cloth = verdict.cloth ?? PLAIN_CLOTH;
  const names = drawableNames(verdict.names, WORDS.player);
  const words = sayVerdict(drawn, names);
  const { awards } = verdictCard(drawn);
  const word = drink && (drawable(drink) || null);
  const shownAwards = awards.length > MAX_AWARDS ? MAX_AWARDS - 1 : MAX_AWARDS;
  const foot = status === "stands" ? gameName(game) : status === "corrected" ? WORDS.corrected : WORDS.undone;
  return (
    <PictureGround foot={foot} felt={<ClaimFelt settled={drawn} names={names} cloth={cloth} />}>
      <PictureLines most={2} size={30}>
        {words.story}
      </PictureLines>
      <div style={{ display: "flex", flexDirection: "column", flex: 1, justifyContent: "center", gap: 16 }}>
        <PictureStamp
          stamp={drawable(ownStamp(drawn, cloth) ?? "") || words.stamp}
          bad={drawn.finding.finding === "short"}
        />
        <LitDice settled={drawn} />
        <PictureLines most={"count" in drawn.claim ? 1 : 2} size={28} ink={INKS.soft}>
          {words.finding}
        </PictureLines>
        <div style={{ display: "flex", flexWrap: "wrap", columnGap: 30, fontSize: 32 }}>
          {awards.slice(0, shownAwards).map(({ players, move, ante }) => (
            <div
              key={`${players.join()} ${move.what} ${move.to}${ante}`}
              style={{ display: "flex", gap: 12, maxWidth: SIDE.width }}
            >
              <Name>
                {sayCrew(
                  players.map((player) => nameOf(names, player)),
                  MAX_NAMES,
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
    </PictureGround>
  );
}

/** A name that truncates to make room for its neighbor. */
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
