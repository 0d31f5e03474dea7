import { DownloadKey } from "@/app/_share/DownloadKey";
import { Section } from "@/app/ui/Section";
import { exportWords } from "@/lib/messages/imports";

const KEY = "key min-h-14 w-full flex-col px-4 py-2";

const TABLES = ["games", "rounds", "ledger", "players"] as const;

/** The files of a group: all of it, and its tables. */
export function Downloads({ group }: { readonly group: string }) {
  return (
    <Section id="downloads" heading={exportWords.title} look="title">
      <ul className="grid grid-cols-2 gap-2 pt-3">
        <li className="col-span-full">
          <DownloadKey
            href={`/groups/${group}/export/archive.jsonl`}
            file="archive.jsonl"
            words={{ ...exportWords }}
            className={KEY}
          >
            <span className="font-semibold">{exportWords.archive}</span>
            <span className="text-small text-soft">{exportWords.archiveHint}</span>
          </DownloadKey>
        </li>
        {TABLES.map((table) => (
          <li key={table}>
            <File
              href={`/groups/${group}/export/${table}.csv`}
              name={exportWords[table]}
              hint={exportWords.table}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function File({ href, name, hint }: { readonly href: string; readonly name: string; readonly hint: string }) {
  return (
    <a href={href} download className={KEY}>
      <span className="font-semibold">{name}</span>
      <span className="text-small text-soft">{hint}</span>
    </a>
  );
}
