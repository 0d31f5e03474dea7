import { drawable } from "@/app/_picture/drawable";
import { familyOf } from "@/app/_picture/families";
import { INKS } from "@/app/_picture/inks";
import { PictureGround } from "@/app/_picture/PictureGround";
import { PictureLines } from "@/app/_picture/PictureLines";
import { PictureStamp } from "@/app/_picture/PictureStamp";
import { answerPreviewWords, deskWords, sayHouse } from "@/lib/messages/desk";
import { gameName } from "@/lib/messages/terms";
import { stampOf } from "../_desk/stampOf";
import { AnswerFelt } from "./AnswerFelt";
import type { AnswerPreview } from "./pictureOf";

/** The most house rules that fit a picture. */
const MAX_RULES = 2;

/**
 * An answer's picture for chats: the question, the stamp, the sentence, the rules, and the claims on felt.
 */
export function AnswerPicture({ preview }: { readonly preview: AnswerPreview }) {
  const { question, answer, drawn, title, house } = preview;
  const stamp = stampOf(question, answer);
  const rules = house.slice(0, MAX_RULES).map(([option, value]) => sayHouse(option, value));
  return (
    <PictureGround foot={gameName(question.game)} felt={<AnswerFelt drawn={drawn} />}>
      <PictureLines most={2} size={34} weight={700}>
        {title}
      </PictureLines>
      <div style={{ display: "flex", flexDirection: "column", flex: 1, justifyContent: "center", gap: 14 }}>
        <PictureStamp stamp={stamp.text} bad={stamp.bad} />
        <PictureLines most={4} size={answer.message.length > 110 ? 30 : 36}>
          {answer.message}
        </PictureLines>
        <PictureLines most={1} size={26} ink={INKS.soft}>
          {answer.rules.length > 0 ? `${deskWords.rules} ${answer.rules.join(", ")}` : ""}
        </PictureLines>
        {rules.length > 0 && (
          <PictureLines most={2} size={26} ink={INKS.brass}>
            {answerPreviewWords.plays(rules.join("; ")) + (house.length > MAX_RULES ? "; …" : "")}
          </PictureLines>
        )}
      </div>
    </PictureGround>
  );
}

/** The desk itself, without a question. */
export const DeskPicture = () => (
  <PictureGround foot="" felt={<AnswerFelt drawn={null} />}>
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
      <PictureLines most={4} size={36} ink={INKS.soft}>
        {answerPreviewWords.tagline}
      </PictureLines>
    </div>
  </PictureGround>
);
