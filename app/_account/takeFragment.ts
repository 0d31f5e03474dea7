/**
 * What stands behind "#" in the address, when it has this key, and takes it out of there: it is a secret, and should neither be
 * shared nor kept. Null where there is nothing of the kind.
 */
export function takeFragment(key: string): URLSearchParams | null {
  const brought = new URLSearchParams(location.hash.slice(1));
  if (!brought.has(key)) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return brought;
}
