// boardgame.io's server as it comes, with the Firehouse game. Its matches are kept in the folder FLATFILE_DIR, else in memory.
// node-persist is the version it was made with: 3.1.3 writes files once a second only, and every move would wait for that.
import { Server } from "boardgame.io/dist/cjs/server.js";
import { game } from "./firehouse.mjs";

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
// What it is told of the port is handed to Node as it is.
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(`Ready: http://127.0.0.1:${appServer.address().port}`);
