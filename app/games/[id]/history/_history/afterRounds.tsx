"use client";
import { lazy } from "@/app/ui/lazy";

// What stands below the rounds: it is fetched once the page is at rest.

export const ShareGame = lazy(async () => (await import("../../finished/ShareGame")).ShareGame, {
  quiet: true,
});
export const PublicLinks = lazy(async () => (await import("@/app/_share/PublicLinks")).PublicLinks, {
  quiet: true,
});
