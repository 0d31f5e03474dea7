import type { Metadata, Viewport } from "next";
import "@fontsource-variable/archivo/wght.css";
import "@fontsource-variable/bricolage-grotesque/wdth.css";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Liar's Table", template: "%s · Liar's Table" },
  description: "The scorekeeper for liar's dice played with real dice.",
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: dark)", color: "#191510" },
    { media: "(prefers-color-scheme: light)", color: "#f5eede" },
  ],
};

/** Every page is drawn when it is asked for: one drawn at build time could not carry the nonce of its scripts. */
export const dynamic = "force-dynamic";

export default function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
