import { isUnclaimed, sayAmount, sayGain, sayPerson } from "@/app/_night/sayNight";
import { numbered } from "@/app/ui/numbered";
import { groupGamesWords, nightResultWords, sayDayHeading } from "@/lib/messages/night";
import { verdictLinkWords } from "@/lib/messages/sheets";
import type { Cloth } from "@/lib/protocol/cloth";
import type { NightLine } from "@/lib/protocol/group";
import type { OpenUnit, PlannedOwed } from "@/lib/protocol/ledger";
import type { NamedPerson, NightSummary } from "@/lib/protocol/nightResult";
import type { Drawing } from "@/lib/server/api/pictures/drawPicture";
import { drawable, drawableNames } from "./drawable";
import { familyOf } from "./families";
import { breadthOf, fitted } from "./fitted";
import { feltGround, INKS, inksOn } from "./inks";
import { PicturePlate, plateHeight } from "./PicturePlate";

const WIDTH = 1080;
const PADDING = 48;
const TITLE = 68;
/** Titles up to this many characters fit on one line. */
const SHORT_TITLE = 22;
/** Font size of the details below a name. */
const PARTS = 25;
const LINE = 56;
const GAP = 40;
const FELT_PADDING = 32;
const FELT_WIDTH = WIDTH - 2 * PADDING - 2 * 36;
const AMOUNT = 230;
/** Width of the gain column. */
const GAINED = 290;
const TICK = 46;
const PAYMENT = WIDTH - 2 * PADDING - TICK - AMOUNT;
/** Font size of a payment. */
const LETTERS = 30;
const SITE = 170;
const FOOT = 64;

/** A night ready to draw. */
export interface DrawnNight {
  readonly group: string;
  readonly cloth: Cloth;
  readonly night: Pick<NightLine, "name" | "day" | "unit" | "chipValue" | "endedAt"> & {
    /** True if a lost game means dishes. */
    readonly washes: boolean;
  };
  readonly result: NightSummary;
  readonly open: readonly OpenUnit[];
}

/** The payments of all accounts. */
const paymentsOf = ({ open }: Pick<DrawnNight, "open">) =>
  open.flatMap(({ unit, payments }) => payments.map((payment) => ({ unit, payment })));

const titleOf = ({ name }: DrawnNight["night"]): string => written(groupGamesWords.nightCalled(name)) || "?";
const headingOf = (night: DrawnNight["night"]): number =>
  TITLE * 1.1 * (titleOf(night).length > SHORT_TITLE ? 2 : 1) + 90;

/** Size of a night's picture: its height follows from its lines. */
export function sizeOfNight({ cloth, night, result, open }: DrawnNight): Pick<Drawing, "width" | "height"> {
  const { people } = result;
  const count = paymentsOf({ open }).length;
  const felt =
    2 * FELT_PADDING +
    (people.length === 0 ? LINE : heightOf(result, night) * people.length) +
    LINE * isUnclaimed(result, night.unit).length +
    plateHeight(cloth.plate);
  const paid = count > 0 ? GAP + LINE * (count + 1) : 0;
  return { width: WIDTH, height: 2 * PADDING + headingOf(night) + felt + paid + GAP + FOOT };
}

/** A minus sign that the picture fonts contain. */
const written = (text: string): string => drawable(text.replaceAll("−", "–"));

/** A night as a picture for a chat: each person's result and the payments. */
export function NightPicture({ drawn }: { readonly drawn: DrawnNight }) {
  const { group, cloth, night, result } = drawn;
  const payments = paymentsOf(drawn);
  const soft = inksOn(cloth.felt)["felt-soft"];
  const nameOf = namesIn(drawn);
  const withGain = result.people.some(({ chips, total }) => (total ?? chips) !== null);
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
        <OneLine size={32} width={WIDTH - 2 * PADDING} ink={INKS.soft}>
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
          background: feltGround(cloth.felt),
        }}
      >
        {result.people.length === 0 && (
          <OneLine size={30} width={FELT_WIDTH} ink={soft}>
            {nightResultWords.none}
          </OneLine>
        )}
        {result.people.map((person) => (
          <div
            key={person.party}
            style={{
              display: "flex",
              flexDirection: "column",
              justifyContent: "center",
              height: heightOf(result, night),
            }}
          >
            <div style={{ display: "flex" }}>
              <OneLine size={42} width={FELT_WIDTH - GAINED} stamp>
                {nameOf(person.party, person.name)}
              </OneLine>
              {withGain && (
                <Amount size={44} width={GAINED} stamp>
                  {sayGain(person, night)}
                </Amount>
              )}
            </div>
            {partsOf(person, night).map((line) => (
              <OneLine key={line} size={PARTS} width={FELT_WIDTH} ink={soft}>
                {line}
              </OneLine>
            ))}
          </div>
        ))}
        {isUnclaimed(result, night.unit).map(({ called, what }) => (
          <div key={called} style={{ display: "flex", height: LINE, alignItems: "center", color: soft }}>
            <OneLine size={30} width={FELT_WIDTH - AMOUNT}>
              {called}
            </OneLine>
            <Amount size={30} width={AMOUNT}>
              {what}
            </Amount>
          </div>
        ))}
        <PicturePlate felt={cloth.felt} plate={cloth.plate} width={FELT_WIDTH} />
      </div>
      {payments.length > 0 && (
        <div style={{ display: "flex", flexDirection: "column", marginTop: GAP }}>
          <div style={{ display: "flex", height: LINE, fontSize: 32, fontWeight: 700 }}>
            {written(nightResultWords.debts)}
          </div>
          {numbered(payments).map(({ thing: { unit, payment }, number }) => (
            <div
              key={number}
              style={{
                display: "flex",
                height: LINE,
                alignItems: "center",
                color: payment.paid === null ? INKS.ink : INKS.soft,
              }}
            >
              <Tick on={payment.paid !== null} />
              <OneLine size={LETTERS} width={PAYMENT}>
                {sayPayment({
                  fromName: nameOf(payment.from, payment.fromName),
                  toName: nameOf(payment.to, payment.toName),
                })}
              </OneLine>
              <Amount size={30} width={AMOUNT}>
                {sayAmount(payment.amount, unit)}
              </Amount>
            </div>
          ))}
        </div>
      )}
      <div style={{ display: "flex", flexGrow: 1 }} />
      <div style={{ display: "flex", fontSize: 26, color: INKS.soft }}>
        <span style={{ width: SITE, fontWeight: 700 }}>{written(verdictLinkWords.site)}</span>
        <OneLine size={26} width={WIDTH - 2 * PADDING - SITE}>
          {group}
        </OneLine>
      </div>
    </div>
  );
}

interface OneLineProps {
  readonly size: number;
  readonly width: number;
  readonly stamp?: boolean;
  readonly ink?: string;
  readonly children: string;
}

/** One line of text, truncated by characters: clipping at the edge renders ten times slower. */
const OneLine = ({ size, width, stamp = false, ink, children }: OneLineProps) => (
  <div
    style={{
      display: "flex",
      width,
      fontFamily: familyOf(stamp ? "stamp" : "text"),
      fontWeight: stamp ? 800 : 400,
      fontSize: size,
      lineHeight: 1.2,
      whiteSpace: "nowrap",
      ...(ink !== undefined && { color: ink }),
    }}
  >
    {fitted(written(children), width / size / (stamp ? STAMP : 1)) || "?"}
  </div>
);

/** How much wider the stamp is than the text. */
const STAMP = 1.1;

/** A person's details, at most two lines. */
function partsOf(person: NamedPerson, night: DrawnNight["night"]): readonly string[] {
  const lines: string[] = [];
  for (const part of written(sayPerson(person, night)).split(" · ")) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)} · ${part}`;
    if (lines.length === 0 || (lines.length < 2 && breadthOf(longer) > FELT_WIDTH / PARTS)) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** All rows have the height of the tallest. */
const heightOf = ({ people }: NightSummary, night: DrawnNight["night"]): number =>
  66 + 30 * Math.max(...people.map((person) => partsOf(person, night).length));

/** A payment on one line. If both names do not fit, a short one leaves its room to the other. */
function sayPayment({ fromName, toName }: Pick<PlannedOwed, "fromName" | "toName">): string {
  const room = PAYMENT / LETTERS - breadthOf(` ${nightResultWords.pays} `);
  const cut = (name: string, other: string) => fitted(name, Math.max(room / 2, room - breadthOf(other)));
  return `${cut(fromName, toName)} ${nightResultWords.pays} ${cut(toName, fromName)}`;
}

/** Names limited to drawable characters; a name with none left becomes the seat number. */
function namesIn({ result: { people }, open }: DrawnNight): (party: string, name: string) => string {
  const called = new Map(people.map(({ party, name }) => [party, name]));
  for (const { payment } of paymentsOf({ open })) {
    const { from, fromName, to, toName } = payment;
    if (!called.has(from)) called.set(from, fromName);
    if (!called.has(to)) called.set(to, toName);
  }
  const names = drawableNames(Object.fromEntries(called), verdictLinkWords.player);
  return (party, name) => names[party] ?? name;
}

interface AmountProps {
  readonly size: number;
  readonly width: number;
  readonly stamp?: boolean;
  readonly children: string;
}

/** The amount, right-aligned. */
const Amount = ({ size, width, stamp = false, children }: AmountProps) => (
  <div
    style={{
      display: "flex",
      justifyContent: "flex-end",
      width,
      fontFamily: familyOf(stamp ? "stamp" : "text"),
      fontWeight: stamp ? 800 : 700,
      fontSize: size,
    }}
  >
    {fitted(written(children), width / size / STAMP)}
  </div>
);

/** Paid or unpaid. The check mark is two edges of a box, because nested drawings render slowly. */
const Tick = ({ on }: { readonly on: boolean }) => (
  <div style={{ display: "flex", width: TICK }}>
    <div
      style={{
        display: "flex",
        justifyContent: "center",
        width: 28,
        height: 28,
        border: `3px solid ${INKS.soft}`,
        borderRadius: 6,
      }}
    >
      {on && (
        <div
          style={{
            width: 9,
            height: 16,
            borderRight: `4px solid ${INKS.good}`,
            borderBottom: `4px solid ${INKS.good}`,
            transform: "rotate(42deg)",
          }}
        />
      )}
    </div>
  </div>
);
