import { Section } from "@/app/ui/Section";
import { When } from "@/app/ui/When";
import { installationWords, sayBytes } from "@/lib/messages/installation";
import type { BackupCopy, Backups as BackupsNow } from "@/lib/protocol/installation";
import { BackUpNow } from "./BackUpNow";
import { Facts } from "./Facts";

const WORDS = installationWords.backups;

/** The latest ones show the status; the others are collapsed. */
const SHOWN = 3;

/** The database backups, their folder, and a key to make one; null if they are made elsewhere. */
export function Backups({ backups }: { readonly backups: BackupsNow | null }) {
  if (backups === null)
    return (
      <Section id="copies" heading={WORDS.heading} look="bold" className="border-line border-t pt-4 pb-5">
        <p className="text-base leading-snug">{WORDS.elsewhere}</p>
      </Section>
    );
  const { folder, copies } = backups;
  const more = copies.slice(SHOWN);
  return (
    <Section id="copies" heading={WORDS.heading} look="bold" className="border-line border-t pt-4 pb-5">
      <p className="pb-2 text-base leading-snug">{WORDS.how}</p>
      {copies.length === 0 ? (
        <p className="py-2 font-semibold">{WORDS.none}</p>
      ) : (
        <List copies={copies.slice(0, SHOWN)} />
      )}
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
            {WORDS.more(more.length)}
          </summary>
          <List copies={more} />
        </details>
      )}
      <div className="pt-3 pb-3">
        <BackUpNow />
      </div>
      <Facts facts={[[WORDS.at, folder]]} />
    </Section>
  );
}

function List({ copies }: { readonly copies: readonly BackupCopy[] }) {
  return (
    <ul>
      {copies.map(({ name, why, at, bytes }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-2">
          <span className="font-semibold">
            <When at={at} as="moment" />
          </span>
          <span className="flex-1 text-base text-soft">{WORDS.why[why]}</span>
          <span>{sayBytes(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
