"use client";

import { waitingWords } from "@/lib/messages/notices";
import type { Seated } from "../_table/seated";
import { OneTimeNotice } from "./OneTimeNotice";

/** Shown if the browser refused to store a tap. */
export const StorageNotice = (seated: Pick<Seated, "table" | "allowAnyway">) => (
  <OneTimeNotice
    as="not-kept-notice"
    sentence={waitingWords.notStored}
    close={waitingWords.notStoredClose}
    table={seated.table}
    allowAnyway={seated.allowAnyway}
  />
);
