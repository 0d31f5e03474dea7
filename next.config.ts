import type { NextConfig } from "next";
import { MOVED_PAGES } from "@/lib/protocol/movedPages";
import { lanAddresses } from "@/lib/server/process/address";

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `lib/cli/serve.ts` does, after what it changes in pages.
  compress: false,
  // What a page names is to be loaded after it is painted, and not to be told of in a header before.
  reactMaxHeadersLength: 0,
  typedRoutes: true,
  // `npm run types` checks them, tests and all; whoever starts the app should neither wait for that nor fail on it.
  typescript: { ignoreBuildErrors: true },
  // Nothing decodes pictures here: ours are drawn, or small as they are.
  images: { unoptimized: true },
  serverExternalPackages: [
    "@prisma/adapter-better-sqlite3",
    "@prisma/adapter-pg",
    "better-sqlite3",
    "pg",
    "piscina",
  ],
  // One file for each page instead of four, and one for Next: compressed together they weigh 6 kB less. What two pages share is
  // loaded with either; a phone opens a table and stays there.
  experimental: { turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 } },
  redirects: async () =>
    MOVED_PAGES.map(([source, destination]) => ({ source, destination, permanent: true })),
  // So that a phone can open the development server.
  allowedDevOrigins: lanAddresses(),
};

export default config;
