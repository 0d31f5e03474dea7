import { createHash, type X509Certificate } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { onTestFinished } from "vitest";
import { chromiumPath } from "./chromium";
import { WAIT_MS } from "./phone";

/** The SHA-256 of a certificate's key, in Chromium's format. */
const keyOf = (certificate: X509Certificate): string =>
  createHash("sha256")
    .update(certificate.publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");

/**
 * The browser of a phone that trusts a local authority. Closed after the test.
 * @param seen its camera's film, as motion JPEG; no camera by default.
 */
export async function trustingPhone(authority: X509Certificate, seen?: string): Promise<BrowserContext> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error("no browser");
  const context = await chromium.launchPersistentContext(mkdtempSync(path.join(tmpdir(), "trusting-")), {
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--host-resolver-rules=MAP table.test 127.0.0.1",
      `--ignore-certificate-errors-spki-list=${keyOf(authority)}`,
      ...(seen
        ? [
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            `--use-file-for-fake-video-capture=${seen}`,
          ]
        : []),
    ],
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(WAIT_MS);
  onTestFinished(() => context.close());
  return context;
}
