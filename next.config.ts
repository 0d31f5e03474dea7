import type { NextConfig } from "next";
import { lanAddresses } from "./lib/server/address";

const headers = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
];

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  // `npm run types` checks them, tests and all; whoever starts the app should neither wait for that nor fail on it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["@prisma/adapter-better-sqlite3", "better-sqlite3"],
  // So that a phone can open the development server.
  allowedDevOrigins: lanAddresses(),
  headers: async () => [{ source: "/:path*", headers }],
};

export default config;
