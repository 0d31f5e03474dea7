import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A cuttable connection between a phone and the server: open connections break, and new ones fail. */
export interface Line {
  /** The server's origin as the phone reaches it. */
  readonly origin: string;
  cut(): void;
  fix(): void;
}

/**
 * A separate connection to a server for one phone. The browser's own "offline" keeps streams alive; a real
 * phone out of reach loses them.
 */
export async function lineTo(origin: string): Promise<Line> {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  let whole = true;
  const server = createServer((phone) => {
    if (!whole) return phone.destroy();
    const far = connect(Number(port), "127.0.0.1");
    for (const end of [phone, far]) {
      open.add(end);
      end.on("error", () => end.destroy());
      end.on("close", () => {
        open.delete(end);
        phone.destroy();
        far.destroy();
      });
    }
    phone.pipe(far).pipe(phone);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    whole = false;
    for (const end of open) end.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut,
    fix: () => {
      whole = true;
    },
  };
}
