"use client";
import { useEffect, useState } from "react";

interface TrustLinksProps {
  /** The https URL of the next page. */
  readonly href: string;
  /** True if https was requested: a phone that trusts the certificate continues automatically. */
  readonly wanted: boolean;
  /** URL of an image that loads only if the phone trusts the certificate. */
  readonly probe: string;
  readonly words: {
    readonly download: string;
    readonly goOn: string;
    readonly goOnUntrusted: string;
    readonly trusted: string;
  };
}

/** Time between two tries to load the image. */
const PROBE_MS = 2000;

/**
 * The certificate, and the link to https. A phone that trusts it continues at once, others get a browser
 * warning.
 */
export function TrustLinks({ href, wanted, probe, words }: TrustLinksProps) {
  const [trusts, setTrusts] = useState(false);
  useEffect(() => {
    // On https the image loads even if the user skipped a warning.
    if (location.protocol === "https:") return;
    const picture = new Image();
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      picture.src = new URL(probe, href).href;
    };
    picture.onload = () => {
      setTrusts(true);
      // The server never sees the fragment.
      if (wanted) location.replace(href + location.hash);
    };
    // The certificate is installed while this page waits, and a first try can fail on a bad connection.
    picture.onerror = () => {
      again = setTimeout(load, PROBE_MS);
    };
    load();
    return () => {
      picture.onload = picture.onerror = null;
      clearTimeout(again);
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
