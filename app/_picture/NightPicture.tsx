import { heldByNobody, sayAmount, sayPerson } from "@/app/_night/sayNight";
import { numbered } from "@/app/ui/numbered";
import { groupGamesWords, nightResultWords, sayDayHeading } from "@/lib/messages/night";
import { verdictLinkWords } from "@/lib/messages/sheets";
import { signed } from "@/lib/messages/signed";
import type { NightLine } from "@/lib/protocol/group";
import type { NightTold } from "@/lib/protocol/nightResult";
import type { Drawing } from "@/lib/server/api/pictures/drawPicture";
import { drawable } from "./drawable";
import { familyOf } from "./families";
import { INKS } from "./inks";

const WIDTH = 1080;
const PADDING = 48;
const TITLE = 68;
/** So many letters of a title stand on one line for certain. */
const SHORT_TITLE = 22;
const PERSON = 92;
const LINE = 56;
const GAP = 40;
const FELT_PADDING = 32;
const FOOT = 64;

/** A night as it is drawn. */
export interface DrawnNight {
  readonly group: string;
  readonly night: Pick<NightLine, "name" | "day" | "unit" | "endedAt">;
  readonly result: NightTold;
}

const titleOf = ({ name }: DrawnNight["night"]): string => written(groupGamesWords.nightCalled(name)) || "?";
const headingOf = (night: DrawnNight["night"]): number =>
  TITLE * 1.1 * (titleOf(night).length > SHORT_TITLE ? 2 : 1) + 90;

/** How large the picture of a night is: as high as its lines need. */
export function sizeOfNight({ night, result }: DrawnNight): Pick<Drawing, "width" | "height"> {
  const { people, debts } = result;
  const felt =
    2 * FELT_PADDING +
    (people.length === 0 ? LINE : PERSON * people.length) +
    LINE * heldByNobody(result, night.unit).length;
  const paid = debts.length > 0 ? GAP + LINE * (debts.length + 1) : 0;
  return { width: WIDTH, height: 2 * PADDING + headingOf(night) + felt + paid + GAP + FOOT };
}

/** A minus as the fonts of a picture have it. */
const written = (text: string): string => drawable(text.replaceAll("−", "–"));

/** A night for the chat: everybody with what it came to, and who pays whom. */
export function NightPicture({ drawn }: { readonly drawn: DrawnNight }) {
  const { group, night, result } = drawn;
  const withChips = result.people.some(({ chips }) => chips !== null);
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
      <div style={{ display: "flex", flexDirection: "column", height: headingOf(night) }}>
        <div
          style={{
            display: "block",
            lineClamp: 2,
            marginBottom: 6,
            fontFamily: familyOf("stamp"),
            fontWeight: 800,
            fontSize: TITLE,
            lineHeight: 1.1,
            wordBreak: "break-word",
          }}
        >
          {titleOf(night)}
        </div>
        <OneLine size={32} ink={INKS.soft}>
          {[sayDayHeading(night.day, "", ""), night.endedAt === null ? nightResultWords.soFar : ""]
            .filter(Boolean)
            .join(" · ")}
        </OneLine>
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          padding: `${FELT_PADDING}px 36px`,
          borderRadius: 28,
          color: INKS["on-felt"],
          background: `radial-gradient(circle at 50% 38%, ${INKS["felt-lamp"]}, ${INKS.felt} 62%, ${INKS["felt-rim"]} 130%)`,
        }}
      >
        {result.people.length === 0 && (
          <OneLine size={30} ink={INKS["felt-soft"]}>
            {nightResultWords.none}
          </OneLine>
        )}
        {result.people.map((person) => (
          <div
            key={person.party}
            style={{
              display: "flex",
              height: PERSON,
              gap: 24,
              alignItems: "center",
              justifyContent: "space-between",
            }}
          >
            <div style={{ display: "flex", flexDirection: "column", flexShrink: 1, minWidth: 0 }}>
              <OneLine size={42} stamp>
                {person.name}
              </OneLine>
              <OneLine size={26} ink={INKS["felt-soft"]}>
                {sayPerson(person, night.unit)}
              </OneLine>
            </div>
            {withChips && (
              <span style={{ flexShrink: 0, fontFamily: familyOf("stamp"), fontWeight: 800, fontSize: 48 }}>
                {written(person.chips ? signed(person.chips.out - person.chips.in) : "–")}
              </span>
            )}
          </div>
        ))}
        {heldByNobody(result, night.unit).map((line) => (
          <div
            key={line.called}
            style={{
              display: "flex",
              height: LINE,
              alignItems: "center",
              justifyContent: "space-between",
              gap: 24,
              fontSize: 30,
              color: INKS["felt-soft"],
            }}
          >
            <span>{written(line.called)}</span>
            <span style={{ fontWeight: 700 }}>{written(line.what)}</span>
          </div>
        ))}
      </div>
      {result.debts.length > 0 && (
        <div style={{ display: "flex", flexDirection: "column", marginTop: GAP }}>
          <div style={{ display: "flex", height: LINE, fontSize: 32, fontWeight: 700 }}>
            {written(nightResultWords.debts)}
          </div>
          {numbered(result.debts).map(({ thing: debt, number }) => {
            const amount = written(sayAmount(debt, night.unit));
            const [payer, receiver] = roomFor([debt.fromName, debt.toName], amount);
            return (
              <div
                key={number}
                style={{
                  display: "flex",
                  height: LINE,
                  alignItems: "center",
                  gap: 14,
                  fontSize: 30,
                  color: debt.payment === null ? INKS.ink : INKS.soft,
                }}
              >
                <Tick on={debt.payment !== null} />
                <Name width={payer}>{debt.fromName}</Name>
                <span style={{ flexShrink: 0, color: INKS.soft }}>{written(nightResultWords.pays)}</span>
                <Name width={receiver}>{debt.toName}</Name>
                <span style={{ flexGrow: 1 }} />
                <span style={{ flexShrink: 0, fontWeight: 700 }}>{amount}</span>
              </div>
            );
          })}
        </div>
      )}
      <div style={{ display: "flex", flexGrow: 1 }} />
      <div style={{ display: "flex", gap: 16, fontSize: 26, color: INKS.soft }}>
        <span style={{ flexShrink: 0, fontWeight: 700 }}>{written(verdictLinkWords.site)}</span>
        <Name width={WIDTH} plain>
          {group}
        </Name>
      </div>
    </div>
  );
}

interface OneLineProps {
  readonly size: number;
  readonly stamp?: boolean;
  readonly ink?: string;
  readonly children: string;
}

/** A text on one line, cut off where it is too long. */
const OneLine = ({ size, stamp = false, ink = "inherit", children }: OneLineProps) => (
  <div
    style={{
      display: "block",
      fontFamily: familyOf(stamp ? "stamp" : "text"),
      fontWeight: stamp ? 800 : 400,
      fontSize: size,
      lineHeight: 1.2,
      overflow: "hidden",
      whiteSpace: "nowrap",
      textOverflow: "ellipsis",
      ...(ink !== "inherit" && { color: ink }),
    }}
  >
    {written(children) || "?"}
  </div>
);

interface NameProps {
  /** As wide as it may be. */
  readonly width: number;
  readonly plain?: boolean;
  readonly children: string;
}

/** A name, cut off where it is too long. */
const Name = ({ width, plain = false, children }: NameProps) => (
  <span
    style={{
      display: "block",
      maxWidth: width,
      fontWeight: plain ? 400 : 700,
      flexShrink: 0,
      overflow: "hidden",
      whiteSpace: "nowrap",
      textOverflow: "ellipsis",
    }}
  >
    {written(children) || "?"}
  </span>
);

/** How broad a letter of a payment is, at most on average; capitals and m are broader, most are not. */
const LETTER = 18;
/** The tick, the verb and the gaps of a payment. */
const BESIDE = 230;

/** How wide the names of a payment may be beside its amount: a short one leaves its room to the other. */
function roomFor(names: readonly [string, string], amount: string): readonly [number, number] {
  const room = WIDTH - 2 * PADDING - BESIDE - amount.length * LETTER;
  const [payer, receiver] = [names[0].length * LETTER, names[1].length * LETTER];
  const half = room / 2;
  return [Math.max(half, room - receiver), Math.max(half, room - payer)];
}

/** Paid, or not yet. */
const Tick = ({ on }: { readonly on: boolean }) => (
  <svg width={30} height={30} viewBox="0 0 16 16" fill="none" style={{ flexShrink: 0 }} aria-hidden="true">
    <rect x="1" y="1" width="14" height="14" rx="3" stroke={INKS.soft} strokeWidth="1.5" />
    {on && (
      <path
        d="M4 8.5l3 3 5-6"
        stroke={INKS.good}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )}
  </svg>
);
