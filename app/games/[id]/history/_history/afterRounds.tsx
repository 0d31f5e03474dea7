"use client";
import { lazy } from "@/app/ui/lazy";

// Parts below the rounds, loaded when the page is idle.

export const ShareGame = lazy(async () => (await import("../../finished/ShareGame")).ShareGame, {
  quiet: true,
});
