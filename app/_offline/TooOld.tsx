import { headers } from "next/headers";
import { homeScreenWords } from "@/lib/messages/homeScreen";
import { POLICY_HEADER } from "@/lib/server/http/securityHeaders";

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
export async function TooOld() {
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
