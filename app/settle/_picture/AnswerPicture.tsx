import { drawable } from "@/app/v/_picture/drawable";
import { familyOf } from "@/app/v/_picture/families";
import { INKS } from "@/app/v/_picture/inks";
import { PictureStamp } from "@/app/v/_picture/PictureStamp";
import { SIDE } from "@/app/v/_picture/side";
import { answerPreviewWords } from "@/lib/words/answerPreview";
import { deskWords, sayHouse } from "@/lib/words/desk";
import { gameName } from "@/lib/words/games";
import { verdictLinkWords } from "@/lib/words/verdictLink";
import { stampOf } from "../_desk/stampOf";
import { AnswerFelt } from "./AnswerFelt";
import type { AnswerPreview } from "./pictureOf";

/** House rules a picture has room to name. */
const MOST_RULES = 2;

/** An answer as chats show it: what was asked, the stamp, the sentence, the rules; beside them the hands or claims on the felt. */
export function AnswerPicture({ preview }: { readonly preview: AnswerPreview }) {
  const { question, answer, drawn, title, house } = preview;
  const stamp = stampOf(answer);
  const rules = house.slice(0, MOST_RULES).map(([option, value]) => sayHouse(option, value));
  return (
    <Ground>
      <div style={{ display: "flex", flexDirection: "column", width: SIDE.width }}>
        <Lines most={2} size={34} weight={700}>
          {title}
        </Lines>
        <div style={{ display: "flex", flexDirection: "column", flex: 1, justifyContent: "center", gap: 14 }}>
          <PictureStamp stamp={stamp.text} bad={stamp.bad} />
          <Lines most={4} size={answer.message.length > 110 ? 30 : 36}>
            {answer.message}
          </Lines>
          <Lines most={1} size={26} ink={INKS.soft}>
            {answer.rules.length > 0 ? `${deskWords.rules} ${answer.rules.join(", ")}` : ""}
          </Lines>
          {rules.length > 0 && (
            <Lines most={2} size={26} ink={INKS.brass}>
              {answerPreviewWords.plays(rules.join("; ")) + (house.length > MOST_RULES ? "; …" : "")}
            </Lines>
          )}
        </div>
        <Foot>{gameName(question.game)}</Foot>
      </div>
      <AnswerFelt drawn={drawn} />
    </Ground>
  );
}

/** The desk itself, where nothing is asked. */
export const DeskPicture = () => (
  <Ground>
    <div style={{ display: "flex", flexDirection: "column", width: SIDE.width }}>
      <div style={{ display: "flex", flexDirection: "column", flex: 1, justifyContent: "center", gap: 24 }}>
        <div
          style={{
            display: "block",
            fontFamily: familyOf("stamp"),
            fontWeight: 800,
            fontSize: 84,
            lineHeight: 1,
          }}
        >
          {drawable(deskWords.title)}
        </div>
        <Lines most={4} size={36} ink={INKS.soft}>
          {answerPreviewWords.tagline}
        </Lines>
      </div>
      <Foot>{""}</Foot>
    </div>
    <AnswerFelt drawn={null} />
  </Ground>
);

const Ground = ({ children }: { readonly children: React.ReactNode }) => (
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
    {children}
  </div>
);

const Foot = ({ children }: { readonly children: string }) => (
  <div style={{ display: "flex", gap: 14, fontSize: 24, color: INKS.soft }}>
    <span style={{ fontWeight: 700 }}>{drawable(verdictLinkWords.site)}</span>
    <span>{drawable(children)}</span>
  </div>
);

interface LinesProps {
  readonly most: number;
  readonly size: number;
  readonly weight?: 400 | 700;
  readonly ink?: string;
  readonly children: string;
}

/** A text on so many lines at most. */
const Lines = ({ most, size, weight = 400, ink = INKS.ink, children }: LinesProps) => (
  <div
    style={{
      display: "block",
      lineClamp: most,
      fontSize: size,
      fontWeight: weight,
      lineHeight: 1.25,
      color: ink,
      wordBreak: "break-word",
    }}
  >
    {drawable(children)}
  </div>
);
