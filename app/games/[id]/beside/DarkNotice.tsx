"use client";

import { mayGoDark } from "@/lib/client/mayGoDark";
import { homeScreenWords } from "@/lib/messages/homeScreen";
import { comfortWords } from "@/lib/messages/sheets";
import type { Seated } from "../_table/seated";
import { OneTimeNotice } from "./OneTimeNotice";

/** Where no page can keep the screen on. That is told to somebody who has touched it. */
export const DarkNotice = (seated: Pick<Seated, "table" | "letStand">) => (
  <OneTimeNotice
    as="dark-notice"
    sentence={mayGoDark() === "home-screen" ? homeScreenWords.mayGoDark : comfortWords.mayGoDark}
    close={comfortWords.mayGoDarkClose}
    when={isTouched}
    table={seated.table}
    letStand={seated.letStand}
  />
);

const isTouched = (): boolean => mayGoDark() !== null && navigator.userActivation?.hasBeenActive !== false;
