"use client";
import { useEffect, useState } from "react";

interface TrustKeysProps {
  /** Where to go on to by https. */
  readonly href: string;
  /** Whether that was asked for: then a phone that trusts the house goes there by itself. */
  readonly wanted: boolean;
  /** Where a picture is that only a phone loads that trusts the house. */
  readonly probe: string;
  readonly words: {
    readonly download: string;
    readonly goOn: string;
    readonly goOnUntrusted: string;
    readonly trusted: string;
  };
}

/** The certificate, and the way on by https: at once for a phone that trusts this house, for any other with its browser's warning. */
export function TrustKeys({ href, wanted, probe, words }: TrustKeysProps) {
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
  const key = "key min-h-14 flex-1 px-5 font-semibold text-lead";
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className={trusts ? "font-semibold text-lead" : "sr-only"}>
        {trusts ? words.trusted : ""}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <a href="/trust/liars-table.crt" className={`${key} ${trusts ? "" : "key-next"}`}>
          {words.download}
        </a>
        <a href={href} className={`${key} ${trusts ? "key-next" : ""}`}>
          {trusts ? words.goOn : words.goOnUntrusted}
        </a>
      </div>
    </div>
  );
}
