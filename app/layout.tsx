import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { OfflineInstall } from "./_offline/OfflineInstall";
import { OwnLight } from "./_offline/OwnLight";
import { TooOld } from "./_offline/TooOld";
import { DieDefs } from "./ui/DieDefs";
import { FirstTap } from "./ui/FirstTap";
import { FocusKeeper } from "./ui/FocusKeeper";
import "@fontsource-variable/archivo/wght.css";
import "@fontsource-variable/bricolage-grotesque/wdth.css";
import "./fallbackFonts.css";
import { ownLanguage } from "@/lib/messages/anyPage";
import { locale } from "@/lib/messages/formats";
import { START_WORDS } from "@/lib/messages/start";
import { LIGHT_COOKIE, parseColorScheme } from "@/lib/protocol/light";
import { readVisitor } from "@/lib/server/identity/visitor";
import { LocaleBoundary } from "./_language/LocaleBoundary";
import { RED_DIE_ADDRESS } from "./redDie";
import "./globals.css";

export const generateMetadata = (): Metadata => ({
  title: { default: START_WORDS.name, template: `%s · ${START_WORDS.name}` },
  description: START_WORDS.description,
  icons: {
    icon: { url: RED_DIE_ADDRESS, type: "image/svg+xml" },
    apple: { url: "/apple-icon.png", sizes: "180x180" },
  },
});

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: dark)", color: "#16120d" },
    { media: "(prefers-color-scheme: light)", color: "#f3ead6" },
  ],
};

/** Every page renders on request: a static page could not carry the nonce of its scripts. */
export const dynamic = "force-dynamic";

export default async function Layout({ children }: { readonly children: React.ReactNode }) {
  const sent = await cookies();
  const light = parseColorScheme(sent.get(LIGHT_COOKIE)?.value);
  // If the database does not respond, the page itself reports it.
  const signedIn = await readVisitor(sent).then(
    ({ account }) => account !== null,
    () => false,
  );
  return (
    <html lang={ownLanguage.code} data-locale={locale()} data-light={light}>
      <body>
        <TooOld />
        <DieDefs />
        <LocaleBoundary language={ownLanguage.code}>{children}</LocaleBoundary>
        <FocusKeeper />
        <FirstTap />
        <OwnLight />
        <OfflineInstall signedIn={signedIn} />
      </body>
    </html>
  );
}
