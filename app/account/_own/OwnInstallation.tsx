import Link from "next/link";
import { Section } from "@/app/ui/Section";
import { installationWords } from "@/lib/messages/installation";

/** For whoever owns the installation: the way to its pages. */
export function OwnInstallation() {
  return (
    <Section
      id="installation"
      heading={installationWords.title}
      look="quiet"
      className="border-line border-t pt-4"
    >
      <Link
        href="/installation"
        prefetch={false}
        className="flex min-h-14 items-center gap-4 font-semibold leading-snug"
      >
        <span className="min-w-0 flex-1">{installationWords.yours}</span>
        <span aria-hidden="true" className="text-large text-soft leading-none">
          ›
        </span>
      </Link>
    </Section>
  );
}
