import { io } from "socket.io-client";

const PLAYERS = 3;

/**
 * Opens a match at boardgame.io's server, which creates it on request: one client moves, the others follow.
 * @param shown is called for each client with the number of the state it received.
 * @param failed is called when a client is disconnected.
 */
export async function openMatch(origin, match, followers, { shown, failed }) {
  const sockets = [];
  const close = () => {
    for (const socket of sockets) socket.off().disconnect();
  };
  const connect = (player) =>
    new Promise((resolve, reject) => {
      const socket = io(`${origin}/firehouse`, {
        transports: ["websocket"],
        forceNew: true,
        reconnection: false,
      });
      sockets.push(socket);
      socket.on("connect_error", reject);
      socket.on("disconnect", (why) => failed(new Error(`A client was cut off: ${why}`)));
      socket.on("update", (_match, state) => shown(state._stateID));
      socket.on("sync", () => resolve(socket));
      socket.on("connect", () => socket.emit("sync", match, player, undefined, PLAYERS));
    });
  try {
    const mover = await connect("0");
    for (let at = 0; at < followers; at++) await connect(null);
    const move = (after, type, args) => {
      const action = { type: "MAKE_MOVE", payload: { type, args, playerID: "0" } };
      mover.emit("update", action, after, match, "0");
    };
    return { move, close };
  } catch (thrown) {
    close();
    throw thrown;
  }
}
