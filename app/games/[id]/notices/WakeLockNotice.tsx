"use client";

import { wakeLockUnsupported } from "@/lib/client/wakeLockUnsupported";
import { homeScreenWords } from "@/lib/messages/homeScreen";
import { preferenceWords } from "@/lib/messages/sheets";
import type { Seated } from "../_table/seated";
import { OneTimeNotice } from "./OneTimeNotice";

/** For browsers without a wake lock. Shown after the first touch. */
export const WakeLockNotice = (seated: Pick<Seated, "table" | "allowAnyway">) => (
  <OneTimeNotice
    as="dark-notice"
    sentence={wakeLockUnsupported() === "home-screen" ? homeScreenWords.wakeLock : preferenceWords.wakeLock}
    close={preferenceWords.wakeLockClose}
    when={isTouched}
    table={seated.table}
    allowAnyway={seated.allowAnyway}
  />
);

const isTouched = (): boolean =>
  wakeLockUnsupported() !== null && navigator.userActivation?.hasBeenActive !== false;
