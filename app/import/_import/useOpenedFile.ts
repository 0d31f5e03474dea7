"use client";
import { useEffect, useRef } from "react";
import { onLaunchedFile, takeShared } from "@/lib/client/openedFiles";
import { takePasted } from "@/lib/client/pastedGame";

/** Calls back with a pasted game, a file that another app shares, or one that the system opens with the installed app. */
export function useOpenedFile(open: (file: File) => void): void {
  const now = useRef(open);
  now.current = open;
  useEffect(() => {
    onLaunchedFile((file) => now.current(file));
    const pasted = takePasted();
    if (pasted !== null) now.current(new File([pasted], ""));
    else void takeShared().then((file) => file !== null && now.current(file));
  }, []);
}
