/** At one moment from one address; a phone that follows a table has one or two, and a bar has many phones. */
const MOST_OF_ONE = 300;
const MOST = 5_000;

/** Counts the requests that have not been answered to the end, live streams among them. */
export class OpenRequests {
  private readonly byAddress = new Map<string, number>();
  private all = 0;

  /**
   * Takes a place for a request.
   * @returns what gives it back, or null when this address, or everybody together, has too many open.
   */
  take(address: string): (() => void) | null {
    const open = this.byAddress.get(address) ?? 0;
    if (open >= MOST_OF_ONE || this.all >= MOST) return null;
    this.byAddress.set(address, open + 1);
    this.all++;
    return () => {
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
      this.all--;
    };
  }
}
