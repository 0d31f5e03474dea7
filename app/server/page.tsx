import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { PageHeader } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { RowLink } from "@/app/ui/RowLink";
import { Section } from "@/app/ui/Section";
import { When } from "@/app/ui/When";
import { installationWords, sayBytes } from "@/lib/messages/installation";
import { sayCount } from "@/lib/messages/moments";
import type { InstallationNow, MailFailure } from "@/lib/protocol/installation";
import { readInstallation } from "@/lib/server/admin/installationNow";
import { readAudit } from "@/lib/server/admin/readAudit";
import { accessInstallation } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { Backups } from "./_server/Backups";
import { Facts } from "./_server/Facts";
import { Security } from "./_server/Security";
import { Settings } from "./_server/Settings";

const WORDS = installationWords;

export const generateMetadata = (): Metadata => ({ title: WORDS.title });

/** The server pages, for its owner; 404 for others. */
export default async function InstallationPage() {
  const pass = await accessInstallation(await readVisitor(await cookies()));
  if (!pass.ok) notFound();
  const [now, security] = await Promise.all([readInstallation(pass.value), readAudit(pass.value)]);
  const { storage, reach } = now;
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <PageHeader href="/" label={WORDS.home}>
        <PageTitle>{WORDS.title}</PageTitle>
      </PageHeader>
      <main className="flex-1">
        <Warnings warnings={now.warnings} />
        <Figures now={now} />
        <RowLink href="/server/accounts" className="min-h-16 py-3">
          <span className="block font-semibold">{WORDS.accounts.link(storage.accounts)}</span>
          <span className="block text-base text-soft leading-snug">{WORDS.accounts.linkHow}</span>
        </RowLink>
        <Settings {...now.settings} />
        <Backups backups={now.backups} />
        <Security lines={security} />
        <Section
          id="storage"
          heading={WORDS.storage.heading}
          look="bold"
          className="border-line border-t pt-4 pb-5"
        >
          <Facts
            facts={[
              [WORDS.storage.database, sayBytes(storage.databaseBytes)],
              ...bytes(WORDS.storage.wal, storage.walBytes),
              ...bytes(WORDS.storage.free, storage.freeBytes),
              [now.backups === null ? WORDS.storage.server : WORDS.storage.at, storage.file],
            ]}
          />
        </Section>
        <Section
          id="reach"
          heading={WORDS.reach.heading}
          look="bold"
          className="border-line border-t pt-4 pb-5"
        >
          <Facts
            facts={[
              [WORDS.reach.publicUrl, reach.publicUrl ?? WORDS.reach.notSet],
              [WORDS.reach.proxies, reach.trustedProxies.join(", ") || WORDS.reach.none],
              [WORDS.reach.mail, reach.mail ? WORDS.reach.setUp : WORDS.reach.mailNot],
              ...(reach.mailFailure === null
                ? []
                : [[WORDS.reach.mailFailed, sayMailFailure(reach.mailFailure)] as const]),
              [WORDS.reach.elsewhere, reach.signInElsewhere ? WORDS.reach.setUp : WORDS.reach.notSetUp],
            ]}
          />
          <p className="pt-3 text-base text-soft leading-snug">{WORDS.reach.how}</p>
        </Section>
      </main>
    </div>
  );
}

const sayMailFailure = ({ at, why }: MailFailure) => (
  <>
    <When at={at} as="moment" />: {why}
  </>
);

const bytes = (what: string, count: number | null) =>
  count === null ? [] : [[what, sayBytes(count)] as const];

function Warnings({ warnings }: Pick<InstallationNow, "warnings">) {
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings" className="mb-3 rounded-xl border-2 border-brass p-4">
      <h2 id="warnings" className="pb-1 font-bold text-lead">
        {WORDS.warnings.heading}
      </h2>
      <ul className="grid gap-2.5 text-base leading-snug">
        {warnings.map((warning) => (
          <li key={warning}>{WORDS.warnings.of[warning]}</li>
        ))}
      </ul>
    </section>
  );
}

const COUNTS = ["entries", "games", "accounts", "groups"] as const;

function Figures({
  now: { version, engineVersion, runningSince, storage },
}: {
  readonly now: InstallationNow;
}) {
  return (
    <div className="felt p-5">
      <dl className="pairs grid gap-x-6 gap-y-3 sm:grid-cols-4">
        {COUNTS.map((what) => (
          <div key={what} className="flex flex-col-reverse">
            <dt className="text-base text-felt-soft">{WORDS.counts[what](storage[what])}</dt>
            <dd className="stamp text-huge leading-none">{sayCount(storage[what])}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-4 text-base text-felt-soft leading-snug">
        {WORDS.runningSince} <When at={runningSince} as="moment" />
        {". "}
        {WORDS.sayVersion(version, engineVersion)}
      </p>
    </div>
  );
}
