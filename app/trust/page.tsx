import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { PageTitle } from "@/app/ui/PageTitle";
import { trustWords } from "@/lib/messages/trust";
import { leadOn, shownAuthority, TRUST_PROBE } from "@/lib/server/http/certificate/trust";
import { TrustLinks } from "./_trust/TrustLinks";

export const generateMetadata = (): Metadata => ({ title: trustWords.title, robots: { index: false } });

interface TrustPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** How to install the server's local certificate on a phone. Also served over plain http. */
export default async function TrustPage({ searchParams }: TrustPageProps) {
  const authority = shownAuthority();
  if (authority === null) notFound();
  const to = [(await searchParams).to].flat()[0];
  const href = leadOn((await headers()).get("host") ?? "localhost", to);
  const { download, goOn, goOnUntrusted, trusted } = trustWords;
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-5 px-4 pt-[max(1.25rem,env(safe-area-inset-top))] pb-[max(2rem,env(safe-area-inset-bottom))]">
      <PageTitle>{trustWords.title}</PageTitle>
      <p className="text-lead leading-snug">{trustWords.about}</p>
      <p className="text-soft">{trustWords.forWhom}</p>
      <TrustLinks
        href={href}
        wanted={to !== undefined}
        probe={TRUST_PROBE}
        words={{ download, goOn, goOnUntrusted, trusted }}
      />
      <section className="flex flex-col gap-2">
        <h2 className="font-bold text-lead">{trustWords.compare}</h2>
        <p>{trustWords.compareHow}</p>
        <p className="text-soft">{trustWords.compareWhere}</p>
        <Fingerprint text={authority.fingerprint} />
        <p className="text-soft">
          {trustWords.listedAs} <b className="block [overflow-wrap:anywhere]">{authority.name}</b>
        </p>
      </section>
      <div className="grid gap-6 sm:grid-cols-2">
        <Steps {...trustWords.iphone} />
        <Steps {...trustWords.android} />
      </div>
    </main>
  );
}

/** In groups of four bytes, for comparison by eye. */
function Fingerprint({ text }: { readonly text: string }) {
  const groups = text.match(/(?:[\dA-F]{2}:?){4}/g) ?? [];
  return (
    <p className="flex w-fit max-w-full flex-wrap gap-x-5 gap-y-1 rounded-xl border border-line px-4 py-3 font-mono sm:max-w-xl">
      {groups.map((group) => (
        <span key={group}>{group}</span>
      ))}
    </p>
  );
}

interface StepsProps {
  readonly name: string;
  readonly steps: readonly string[];
  readonly undo: string;
}

function Steps({ name, steps, undo }: StepsProps) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-bold text-lead">{name}</h2>
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-small text-soft">{undo}</p>
    </section>
  );
}
