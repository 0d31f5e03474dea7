import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { QrCode } from "@/app/_share/QrCode";
import { BackIcon } from "@/app/ui/Icons";
import { lettersOf } from "@/app/ui/letters";
import { PrintKey } from "@/app/ui/PrintKey";
import { tableCodeWords as WORDS } from "@/lib/messages/group";
import { tableWords } from "@/lib/messages/table";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { accessTable } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { tableLinks } from "@/lib/server/table/links/tableLink";
import { tableCard } from "@/lib/server/table/tables";

export const generateMetadata = (): Metadata => ({ title: WORDS.title });

interface CodePageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** The QR code of a table's link with the group's name, to print. */
export default async function CodePage({ params }: CodePageProps) {
  const { id } = await params;
  const pass = await accessTable(await readVisitor(await cookies()), id, "share");
  if (!pass.ok) notFound();
  const { name, group } = await tableCard(pass.value);
  const url = `${await originForOthers()}${(await tableLinks(pass.value)).sit}`;
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-center gap-4 px-4 pt-[max(0.25rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))] text-center print:min-h-0 print:gap-[8mm] print:pt-[15mm] print:landscape:gap-[4mm] print:landscape:pt-0 print:pb-0">
      <div className="-ml-3 self-start print:hidden">
        <Link href={`/tables/${id}`} aria-label={tableWords.title} className="icon-button">
          <BackIcon />
        </Link>
      </div>
      {group && (
        <p className="text-soft text-lead [overflow-wrap:anywhere] print:text-[24pt] print:text-black">
          {group.name}
        </p>
      )}
      <div className="@container w-full">
        <h1
          className={`stamp text-balance ${lettersOf(name ?? WORDS.table)} leading-[0.95] [overflow-wrap:anywhere]`}
        >
          {name ?? WORDS.table}
        </h1>
      </div>
      <div className="w-full print:[&>svg]:w-[125mm] print:landscape:[&>svg]:w-[85mm]">
        <QrCode text={url} name={WORDS.qr} />
      </div>
      <p className="text-balance font-semibold text-lead leading-snug print:text-[20pt]">{WORDS.how}</p>
      <p className="select-all text-small [overflow-wrap:anywhere] print:text-[10pt]">{url}</p>
      <p className="text-balance text-small text-soft leading-snug print:hidden">{WORDS.lasts}</p>
      <PrintKey />
    </main>
  );
}
