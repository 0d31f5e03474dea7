"use client";

import { wakeLockUnsupported } from "@/lib/client/wakeLockUnsupported";
import { comfortWords } from "@/lib/messages/sheets";
import type { Seated } from "../_table/seated";
import { OneTimeNotice } from "./OneTimeNotice";

/** Over plain http no page can keep the screen on. That is told to somebody who has touched it. */
export const WakeLockNotice = (seated: Pick<Seated, "table" | "letStand">) => (
  <OneTimeNotice
    as="dark-notice"
    sentence={comfortWords.mayGoDark}
    close={comfortWords.mayGoDarkClose}
    when={isTouched}
    table={seated.table}
    letStand={seated.letStand}
  />
);

const isTouched = (): boolean => wakeLockUnsupported() && navigator.userActivation?.hasBeenActive !== false;
