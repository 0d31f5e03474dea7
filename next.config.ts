import type { NextConfig } from "next";
import { lanAddresses } from "./lib/server/address";

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  // `npm run types` checks them, tests and all; whoever starts the app should neither wait for that nor fail on it.
  typescript: { ignoreBuildErrors: true },
  // Nothing decodes pictures here: ours are drawn, or small as they are.
  images: { unoptimized: true },
  serverExternalPackages: ["@prisma/adapter-better-sqlite3", "better-sqlite3"],
  // So that a phone can open the development server.
  allowedDevOrigins: lanAddresses(),
};

export default config;
