"use client";
import { useEffect, useRef } from "react";
import { onLaunchedFile, takeShared } from "@/lib/client/openedFiles";

/** Calls back with a file that another app shares, or that the system opens with the installed app. */
export function useOpenedFile(open: (file: File) => void): void {
  const now = useRef(open);
  now.current = open;
  useEffect(() => {
    onLaunchedFile((file) => now.current(file));
    void takeShared().then((file) => file !== null && now.current(file));
  }, []);
}
