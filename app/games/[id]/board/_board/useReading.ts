"use client";

import { useEffect, useState } from "react";

/** As long as a verdict can be read at least, in milliseconds, however soon the table goes on. */
const READING = 6_000;

/**
 * Whether the last verdict is still being read: it has only just come, and the table may already have gone on from it.
 * @param settled The last round that is settled. What is there when the board is opened has been read.
 */
export function useReading(settled: number): boolean {
  const [read, setRead] = useState(settled);
  useEffect(() => {
    // A verdict that was taken back is not read any more, and its round will have another one.
    if (settled <= read) return setRead(settled);
    const timer = setTimeout(() => setRead(settled), READING);
    return () => clearTimeout(timer);
  }, [settled, read]);
  return settled > read;
}
