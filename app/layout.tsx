import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { OfflineInstall } from "./_offline/OfflineInstall";
import { OwnLight } from "./_offline/OwnLight";
import { DieDefs } from "./ui/DieDefs";
import { FirstTap } from "./ui/FirstTap";
import { FocusKeeper } from "./ui/FocusKeeper";
import "@fontsource-variable/archivo/wght.css";
import "@fontsource-variable/bricolage-grotesque/wdth.css";
import "./fallbackFonts.css";
import { ownLanguage } from "@/lib/messages/anyPage";
import { locale } from "@/lib/messages/formats";
import { homeScreenWords } from "@/lib/messages/homeScreen";
import { START_WORDS } from "@/lib/messages/start";
import { LIGHT_COOKIE, parseColorScheme } from "@/lib/protocol/light";
import { POLICY_HEADER } from "@/lib/server/http/securityHeaders";
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

/**
 * Separates the browsers of `browserslist` (package.json) from older ones: registered properties came with
 * Safari 16.4 and Firefox 128, mixed colors with Chrome 111. The syntax is one that browsers of ten years ago
 * understand.
 */
const SHOW_IN_OLD_BROWSERS = `(function () {
  var css = window.CSS;
  if (window.CSSPropertyRule && css && css.supports("color", "color-mix(in oklab, red, red)")) return;
  document.getElementById("too-old").hidden = false;
})();`.replace(/\s*\n\s*/g, " ");

/** Tells users of an old browser that it is too old. The page is readable there, but most keys do nothing. */
async function TooOld() {
  const nonce = /'nonce-([^']+)'/.exec((await headers()).get(POLICY_HEADER) ?? "")?.[1];
  return (
    <>
      <p id="too-old" role="alert" hidden suppressHydrationWarning className="bg-raised px-4 py-3 text-ink">
        {homeScreenWords.tooOld}
      </p>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is ours, from first to last
        dangerouslySetInnerHTML={{ __html: SHOW_IN_OLD_BROWSERS }}
      />
    </>
  );
}
