import Link from "next/link";
import { installationWords } from "@/lib/messages/installationScreens";
import { Section } from "./Section";

/** For whoever owns the installation: the way to its pages. */
export function OwnInstallation() {
  return (
    <Section id="installation" title={installationWords.title}>
      <Link
        href="/installation"
        prefetch={false}
        className="flex min-h-14 items-center gap-4 font-semibold leading-snug"
      >
        <span className="min-w-0 flex-1">{installationWords.yours}</span>
        <span aria-hidden="true" className="text-2xl text-soft leading-none">
          ›
        </span>
      </Link>
    </Section>
  );
}
