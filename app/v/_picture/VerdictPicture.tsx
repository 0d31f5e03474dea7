import type { ReactNode } from "react";
import type { CountClaim, Face, Settled } from "@/lib/engine";
import type { FollowedVerdict } from "@/lib/server/verdicts/followVerdict";
import { claimDice } from "@/lib/views/claimDice";
import { verdictCard, wildIn } from "@/lib/views/verdictCard";
import { type Names, sayAward, sayVerdict } from "@/lib/words";
import { gameName } from "@/lib/words/games";
import { sayHandClaim } from "@/lib/words/hands";
import { nameOf } from "@/lib/words/people";
import { tableWords } from "@/lib/words/screens";
import { verdictLinkWords as WORDS } from "@/lib/words/verdictLink";
import { PictureDie, PictureGhost } from "./dice";
import { drawableNames } from "./drawable";
import { familyOf } from "./families";
import { INKS } from "./inks";

/** How wide the side with the verdict is, and how high its dice may stand. */
const SIDE = { width: 690, dice: 140 } as const;
const GAP = 9;
const MOST_AWARDS = 4;

/** A verdict as chats show it: the stamp, the dice that count, who gets what; beside them the claim on its felt. */
export function VerdictPicture({ verdict }: { readonly verdict: FollowedVerdict }) {
  const { drawn, game, fate } = verdict;
  const names = drawableNames(verdict.names, WORDS.player);
  const words = sayVerdict(drawn, names);
  const { awards } = verdictCard(drawn);
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
          <Stamp text={words.stamp} bad={drawn.finding.finding === "short"} />
          <Dice settled={drawn} />
          <Lines most={"count" in drawn.claim ? 1 : 2} size={28} ink={INKS.soft}>
            {words.finding}
          </Lines>
          <div style={{ display: "flex", flexWrap: "wrap", columnGap: 30, fontSize: 32 }}>
            {awards.slice(0, shownAwards).map(({ player, move }) => (
              <div key={`${player} ${move.what} ${move.to}`} style={{ display: "flex", gap: 12 }}>
                <Name>{nameOf(names, player)}</Name>
                <span>{sayAward(move)}</span>
              </div>
            ))}
            {awards.length > shownAwards && (
              <span style={{ color: INKS.soft }}>{WORDS.andMore(awards.length - shownAwards)}</span>
            )}
          </div>
        </div>
        <div style={{ display: "flex", gap: 14, fontSize: 24, color: INKS.soft }}>
          <span style={{ fontWeight: 700 }}>{WORDS.site}</span>
          <span>
            {fate === "stands" ? gameName(game) : fate === "corrected" ? WORDS.corrected : WORDS.gone}
          </span>
        </div>
      </div>
      <Claim settled={drawn} names={names} />
    </div>
  );
}

interface LinesProps {
  readonly most: number;
  readonly size: number;
  readonly ink?: string;
  readonly children: ReactNode;
}

/** A text on so many lines at most. */
const Lines = ({ most, size, ink = INKS.ink, children }: LinesProps) => (
  <div style={{ display: "block", lineClamp: most, fontSize: size, lineHeight: 1.25, color: ink }}>
    {children}
  </div>
);

/** A name that makes room for what stands beside it. */
const Name = ({ children }: { readonly children: string }) => (
  <span
    style={{
      display: "block",
      fontWeight: 700,
      maxWidth: 380,
      overflow: "hidden",
      whiteSpace: "nowrap",
      textOverflow: "ellipsis",
    }}
  >
    {children}
  </span>
);

/** How broad a capital is on average, in its own height; the stamp is squeezed as the table's is. */
const LETTER = 0.67;
const SQUEEZE = 0.8;
const FRAME = 64;

function Stamp({ text, bad }: { readonly text: string; readonly bad: boolean }) {
  const size = Math.min(80, SIDE.width / SQUEEZE / (text.length * LETTER) - FRAME / text.length);
  const width = text.length * LETTER * size + FRAME;
  const ink = bad ? INKS["fire-ink"] : INKS.good;
  return (
    // Squeezed about its middle: the wrapper is as wide as it looks.
    <div style={{ display: "flex", justifyContent: "center", width: width * SQUEEZE, margin: "6px 0 12px" }}>
      <div
        style={{
          display: "flex",
          justifyContent: "center",
          flexShrink: 0,
          width,
          padding: "0 0 6px",
          border: `8px solid ${ink}`,
          borderRadius: 16,
          color: ink,
          fontFamily: familyOf("stamp"),
          fontWeight: 800,
          fontSize: size,
          lineHeight: 1.15,
          letterSpacing: -1,
          textTransform: "uppercase",
          whiteSpace: "nowrap",
          transform: `rotate(-2.5deg) scale(${SQUEEZE}, 1)`,
        }}
      >
        {text}
      </div>
    </div>
  );
}

/** The dice that count and those that are missing; the hand or the roll that was there; the count where only that was seen. */
function Dice({ settled }: { readonly settled: Settled }) {
  const { cups, lit, missing } = verdictCard(settled);
  const { claim, finding } = settled;
  if (cups.length === 0 && "count" in claim && typeof finding.found === "number")
    return <Counted claim={claim} found={finding.found} wild={wildIn(settled)} />;
  const hand = "count" in claim ? [] : handShown(settled);
  const size = dieSize(hand.length + lit.length + missing);
  if (hand.length + lit.length + missing === 0) return null;
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: GAP }}>
      {hand.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
        <PictureDie key={at} face={face} size={size} />
      ))}
      {lit.map(({ face, standing }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
        <PictureDie key={at} face={face} size={size} look={standing} />
      ))}
      {Array.from({ length: missing }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: missing dice have no other identity
        <PictureGhost key={at} size={size} ink={INKS.fire} />
      ))}
    </div>
  );
}

/** What was found beside what was claimed, where the dice themselves were not seen. */
const Counted = ({ claim, found, wild }: { claim: CountClaim; found: number; wild: Face | null }) => (
  <div
    style={{ display: "flex", alignItems: "center", gap: 16, fontFamily: familyOf("stamp"), fontSize: 76 }}
  >
    <span>{found}</span>
    <span style={{ fontFamily: familyOf("text"), fontSize: 32, color: INKS.soft }}>{tableWords.of}</span>
    <span>{claim.count}</span>
    <PictureDie face={claim.face} size={64} look={claim.face === wild ? "wild" : "plain"} />
  </div>
);

/** The largest that lets all of them stand. */
function dieSize(dice: number): number {
  const fits = (size: number) =>
    Math.ceil(dice / Math.floor((SIDE.width + GAP) / (size + GAP))) * (size + GAP) - GAP <= SIDE.dice;
  return [80, 72, 64, 56, 50, 44, 38, 32, 26, 22].find(fits) ?? 18;
}

/** The dice of the one cup, or of whoever made the claim. */
function handShown({ shown, claimer }: Settled): readonly Face[] {
  if (shown === null || !("dice" in shown)) return [];
  const { dice } = shown;
  return "length" in dice ? (dice as readonly Face[]) : (dice[claimer] ?? []);
}

/** The claim as it lay on the felt, and which face was wild. */
function Claim({ settled, names }: { readonly settled: Settled; readonly names: Names }) {
  const { claim, claimer } = settled;
  const wild = wildIn(settled);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        flex: 1,
        padding: 24,
        gap: 14,
        borderRadius: 28,
        color: INKS["on-felt"],
        background: `radial-gradient(circle at 50% 38%, ${INKS["felt-lamp"]}, ${INKS.felt} 62%, ${INKS["felt-rim"]} 130%)`,
      }}
    >
      <div
        style={{
          display: "block",
          lineClamp: 2,
          maxWidth: 340,
          textAlign: "center",
          fontSize: 30,
          color: INKS["felt-soft"],
        }}
      >
        {WORDS.says(nameOf(names, claimer))}
      </div>
      {"count" in claim ? (
        <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
          <span
            style={{
              fontFamily: familyOf("stamp"),
              fontWeight: 800,
              fontSize: claim.count > 99 ? 110 : claim.count > 9 ? 160 : 190,
              lineHeight: 1,
              letterSpacing: -4,
            }}
          >
            {claim.count}
          </span>
          <PictureDie face={claim.face} size={124} look={claim.face === wild ? "wild" : "plain"} />
        </div>
      ) : (
        <div style={{ display: "flex", flexDirection: "column", alignItems: "center", gap: 22 }}>
          <div style={{ display: "flex", gap: 8 }}>
            {claimDice(claim).map((face, at) =>
              face === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
                <PictureGhost key={at} size={58} ink={INKS.edge} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
                <PictureDie key={at} face={face} size={"mia" in claim ? 120 : 58} />
              ),
            )}
          </div>
          <div
            style={{
              display: "block",
              lineClamp: 3,
              textAlign: "center",
              fontFamily: familyOf("stamp"),
              fontWeight: 800,
              fontSize: "mia" in claim ? 72 : 38,
              lineHeight: 1.1,
            }}
          >
            {sayHandClaim(claim)}
          </div>
        </div>
      )}
      {wild !== null && (
        <div
          style={{
            display: "flex",
            alignItems: "center",
            gap: 14,
            marginTop: 26,
            fontSize: 26,
            color: INKS["felt-soft"],
          }}
        >
          <PictureDie face={wild} size={50} look="wild" />
          <span>{tableWords.facesAreWild(wild)}</span>
        </div>
      )}
    </div>
  );
}
