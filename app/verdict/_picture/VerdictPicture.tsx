import { PictureDice, PictureDie } from "@/app/_picture/dice";
import { drawable, drawableNames } from "@/app/_picture/drawable";
import { familyOf } from "@/app/_picture/families";
import { INKS } from "@/app/_picture/inks";
import { PictureGround } from "@/app/_picture/PictureGround";
import { PictureLines } from "@/app/_picture/PictureLines";
import { PictureStamp } from "@/app/_picture/PictureStamp";
import { SIDE } from "@/app/_picture/side";
import type { CountClaim, Face, Settled, StakeWords } from "@/lib/engine";
import { nameOf } from "@/lib/messages/names";
import { verdictLinkWords as WORDS } from "@/lib/messages/sheets";
import { sayCrew } from "@/lib/messages/start";
import { gameName, sayAward } from "@/lib/messages/terms";
import { sayVerdict, verdictCardWords, verdictKeyWords } from "@/lib/messages/verdict";
import { PLAIN_CLOTH } from "@/lib/protocol/cloth";
import type { FollowedVerdict } from "@/lib/server/publicLinks/openVerdict";
import { handVerdict, lookOf } from "@/lib/views/handVerdict";
import { ownStamp } from "@/lib/views/ownStamp";
import { verdictCard, wildIn } from "@/lib/views/verdictCard";
import { ClaimFelt } from "./ClaimFelt";

const MAX_AWARDS = 4;
const MAX_NAMES = 3;

/** The words that the font can draw. */
function drawableWords(drink: StakeWords): StakeWords {
  if (drink === null || typeof drink === "string") return drink && (drawable(drink) || null);
  const { called = {}, ...stakes } = drink;
  const drawn = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(words).flatMap(([of, word]) => (drawable(word) === "" ? [] : [[of, drawable(word)]])),
    );
  return { ...drawn(stakes), called: drawn(called) };
}

/**
 * A verdict's picture for chats: the stamp, the dice that count, the consequences, and the claim on its felt.
 */
export function VerdictPicture({ verdict }: { readonly verdict: FollowedVerdict }) {
  const { drawn, game, drink, status } = verdict;
  const cloth = verdict.cloth ?? PLAIN_CLOTH;
  const names = drawableNames(verdict.names, WORDS.player);
  const word = drawableWords(drink);
  const words = sayVerdict(drawn, names, word);
  const { awards } = verdictCard(drawn);
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

const GAP = 9;
/** Above this number, dice are indistinguishable. */
const MAX_DICE = 100;

/**
 * The dice that count and the missing ones, or the actual hand or roll. The count alone if only that is
 * known, or there are too many dice.
 */
function LitDice({ settled }: { readonly settled: Settled }) {
  const { cups, lit, missing } = verdictCard(settled);
  const { claim, finding } = settled;
  const seen = cups.length > 0 && lit.length + missing <= MAX_DICE;
  if (!seen && "count" in claim && typeof finding.found === "number")
    return <Counted claim={claim} found={finding.found} wild={wildIn(settled)} />;
  const hand = handVerdict(settled)?.shown?.dice ?? [];
  const size = dieSize(hand.length + lit.length + missing);
  if (hand.length + lit.length + missing === 0) return null;
  return (
    <PictureDice
      dice={[
        ...hand.map((die) => ({ face: die.face, look: lookOf(die) })),
        ...lit.map(({ face, standing }) => ({ face, look: standing })),
        ...Array.from({ length: missing }, () => ({ face: null, look: "missing" as const })),
      ]}
      size={size}
      gap={GAP}
      style={{ flexWrap: "wrap" }}
    />
  );
}

/** The count next to the claim, if the dice are unknown. */
const Counted = ({ claim, found, wild }: { claim: CountClaim; found: number; wild: Face | null }) => (
  <div
    style={{ display: "flex", alignItems: "center", gap: 16, fontFamily: familyOf("stamp"), fontSize: 76 }}
  >
    <span>{found}</span>
    <span style={{ fontFamily: familyOf("text"), fontSize: 32, color: INKS.soft }}>
      {drawable(verdictCardWords.of)}
    </span>
    <span>{claim.count}</span>
    <PictureDie face={claim.face} size={64} look={claim.face === wild ? "wild" : "plain"} />
  </div>
);

/** The largest size at which all dice fit. */
function dieSize(dice: number): number {
  const fits = (size: number) =>
    Math.ceil(dice / Math.floor((SIDE.width + GAP) / (size + GAP))) * (size + GAP) - GAP <= SIDE.dice;
  return [80, 72, 64, 56, 50, 44, 38, 32, 26, 22].find(fits) ?? 18;
}
