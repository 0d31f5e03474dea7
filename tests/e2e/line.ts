import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** The way from a phone to the server, which can be cut: open connections break off, and no new one comes about. */
export interface Line {
  /** The server's origin as the phone reaches it. */
  readonly origin: string;
  cut(): void;
  mend(): void;
}

/**
 * A line to a server of its own for one phone. The browser's own "offline" lets streams that are open go on; a real phone out
 * of reach hears nothing any more.
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
    mend: () => {
      whole = true;
    },
  };
}
