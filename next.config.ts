import type { NextConfig } from "next";
import { MOVED_PAGES } from "@/lib/protocol/movedPages";
import { lanAddresses } from "@/lib/server/process/address";

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `lib/cli/serve.ts` compresses, after it has changed the pages.
  compress: false,
  // No preload headers: assets load after the first paint.
  reactMaxHeadersLength: 0,
  typedRoutes: true,
  // Makes Next trace its whole server, which `lib/server/process/programFolder.ts` gathers.
  output: "standalone",
  // `npm run types` checks them, tests included. Starting the app should neither wait for that nor fail on
  // it.
  typescript: { ignoreBuildErrors: true },
  // No image optimizer: pictures are drawn, or already small.
  images: { unoptimized: true },
  serverExternalPackages: [
    "@prisma/adapter-better-sqlite3",
    "@prisma/adapter-pg",
    "better-sqlite3",
    "pg",
    "piscina",
  ],
  // One file per page instead of four, plus one for Next: together 6 kB less after compression. A page also
  // loads what it shares with another, but a phone opens a table and stays there.
  experimental: {
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
    // Writing the cache takes 16 s, and CI builds once.
    turbopackFileSystemCacheForBuild: process.env.CI !== "true",
  },
  redirects: async () =>
    MOVED_PAGES.map(([source, destination]) => ({ source, destination, permanent: true })),
  // Lets a phone open the development server.
  allowedDevOrigins: lanAddresses(),
};

export default config;
