"use client";
import { useEffect, useState } from "react";

interface GoOnProps {
  /** Where to go on to by https. */
  readonly href: string;
  /** Whether that was asked for: then a phone that trusts the house goes there by itself. */
  readonly wanted: boolean;
  /** Where a picture is that only a phone loads that trusts the house. */
  readonly probe: string;
  readonly words: { readonly goOn: string; readonly goOnUntrusted: string; readonly trusted: string };
}

/** The way on by https: at once for a phone that trusts this house, and for any other with its browser's warning. */
export function GoOn({ href, wanted, probe, words }: GoOnProps) {
  const [trusts, setTrusts] = useState(false);
  useEffect(() => {
    // Whoever is here by https may have passed over a warning, and would load it all the same.
    if (location.protocol === "https:") return;
    const picture = new Image();
    picture.onload = () => {
      setTrusts(true);
      // What stands after # never reached the server.
      if (wanted) location.replace(href + location.hash);
    };
    picture.src = new URL(probe, href).href;
    return () => {
      picture.onload = null;
    };
  }, [href, wanted, probe]);
  return (
    <>
      <p role="status" className={trusts ? "font-semibold" : "sr-only"}>
        {trusts ? words.trusted : ""}
      </p>
      <a href={href} className={`plate min-h-14 px-5 font-semibold text-lg ${trusts ? "brass" : ""}`}>
        {trusts ? words.goOn : words.goOnUntrusted}
      </a>
    </>
  );
}
