"use client";
import { lazy } from "@/app/ui/lazy";

/** The public links of a game, on its history page and under Share: one file for both, loaded when the page is idle. */
export const PublicLinks = lazy(async () => (await import("./PublicLinks")).PublicLinks, { quiet: true });
