import { numbered } from "@/app/ui/numbered";
import { Section } from "@/app/ui/Section";
import { When } from "@/app/ui/When";
import { groupWords } from "@/lib/messages/group";
import { auditWords, installationWords } from "@/lib/messages/installation";
import type { AuditLineShown } from "@/lib/protocol/audit";

const WORDS = auditWords;

/** The others are collapsed. */
const SHOWN = 5;

/** The latest security events: when, what, who. */
export function Security({ lines }: { readonly lines: readonly AuditLineShown[] }) {
  const more = lines.slice(SHOWN);
  return (
    <Section id="security" heading={WORDS.heading} look="bold" className="border-line border-t pt-4 pb-5">
      <p className="pb-2 text-base leading-snug">{WORDS.how}</p>
      {lines.length === 0 ? (
        <p className="py-2 font-semibold">{WORDS.none}</p>
      ) : (
        <List lines={lines.slice(0, SHOWN)} />
      )}
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
            {WORDS.more(more.length)}
          </summary>
          <List lines={more} />
        </details>
      )}
    </Section>
  );
}

function List({ lines }: { readonly lines: readonly AuditLineShown[] }) {
  return (
    <ul>
      {numbered(lines).map(({ thing: line, number }) => (
        <li key={number} className="border-line border-b py-2 leading-snug">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{WORDS.of[line.event]}</span>
            <span className="text-base text-soft">
              <When at={line.at} as="moment" />
            </span>
          </p>
          <p className="text-base text-soft [overflow-wrap:anywhere]">{detailsOf(line).join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}

function detailsOf({ names, ...line }: AuditLineShown): readonly string[] {
  const person = (id: string) => names[id] ?? WORDS.unknownPerson;
  return [
    line.who !== undefined && person(line.who),
    line.about !== undefined && WORDS.about(person(line.about)),
    line.purpose === "installation" && WORDS.ownerPages,
    line.game !== undefined && WORDS.aTable,
    line.group !== undefined && (names[line.group] ? WORDS.inGroup(names[line.group] ?? "") : WORDS.aGroup),
    line.way !== undefined && (labelIn(WORDS.ways, line.way) ?? WORDS.byProvider(line.way)),
    line.to !== undefined &&
      (labelIn(groupWords.roles, line.to)?.name ?? labelIn(installationWords.signUp.modes, line.to)?.name),
    line.event === "limit-reached" && (labelIn(WORDS.limits, line.code ?? "") ?? line.code),
    line.event === "unexpected-error" && line.code,
    line.mailbox !== undefined && WORDS.mailbox(line.mailbox),
    line.from !== undefined && WORDS.from(line.from),
    line.more !== undefined && WORDS.again(line.more),
  ].filter((part): part is string => typeof part === "string");
}

/** The label of a code, if there is one: entries may be older or newer than the labels. */
const labelIn = <Word,>(words: Readonly<Record<string, Word>>, code: string): Word | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;
