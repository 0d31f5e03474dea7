/**
 * Where a phone goes on to by https, on the host it asked.
 * @param host as it was asked, with its port.
 * @param to the path it wanted; the start page for none, and for one that would lead elsewhere.
 */
export function leadOn(host: string, to = "/"): string {
  const { origin } = new URL(`https://${host}`);
  const wanted = URL.canParse(to, origin) ? new URL(to, origin) : null;
  return wanted?.origin === origin ? wanted.href : `${origin}/`;
}
