import { QrCode } from "@/app/_share/QrCode";
import { RuleChip } from "@/app/ui/RuleChip";
import { Section } from "@/app/ui/Section";
import type { House } from "@/lib/engine";
import { sayAsked } from "@/lib/messages/desk";
import { cardWords } from "@/lib/messages/rules";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { deskPath } from "@/lib/protocol/houseLink";
import { askedOf } from "@/lib/views/desk/askedOf";
import { drawnAnswer } from "@/lib/views/desk/pictured";
import { fiveQuestions } from "./fiveQuestions";

interface WallArgumentsProps {
  readonly game: string;
  readonly house: House;
  /** The origin under which other phones reach this server. */
  readonly origin: string;
}

/**
 * Printed below the rules: the five usual arguments with these rules' answers, and a QR code of the desk with
 * these rules.
 */
export function WallArguments({ game, house, origin }: WallArgumentsProps) {
  const url = `${origin}${deskPath({ game, house })}`;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 pt-4 md:grid-cols-2 print:grid-cols-[1fr_34mm] print:pt-2 print:text-[9pt]">
      <Section id="five" heading={cardWords.five} look="card" className="break-inside-avoid">
        <dl className="flex flex-col gap-1.5 leading-snug print:gap-0.5">
          {fiveQuestions(game, house).map((question) => {
            const answer = answerTo(question);
            const asked = sayAsked(askedOf(question, drawnAnswer(question, answer)));
            return (
              <div key={asked}>
                <dt className="font-semibold">{asked}</dt>
                <dd className="pl-3">
                  {answer.message}{" "}
                  <span className="print:hidden">
                    {answer.rules.map((id) => (
                      <RuleChip key={id} id={id} />
                    ))}
                  </span>
                </dd>
              </div>
            );
          })}
        </dl>
      </Section>
      <Section heading={cardWords.settle} look="card" className="break-inside-avoid">
        <div className="max-w-56 print:max-w-none">
          <QrCode text={url} name={cardWords.deskCode} />
        </div>
        <p className="pt-1.5 text-small leading-snug">
          {cardWords.deskCodeHow}{" "}
          <a
            href={deskPath({ game, house })}
            className="underline underline-offset-4 [overflow-wrap:anywhere]"
          >
            {url}
          </a>
        </p>
      </Section>
    </div>
  );
}
