// boardgame.io's server as shipped, with the Firehouse game. It stores matches in FLATFILE_DIR, or in memory.
// node-persist has its original version: 3.1.3 writes files only once a second, and every move would wait.
import { Server } from "boardgame.io/dist/cjs/server.js";
import { game } from "./firehouse.mjs";

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
// The port is passed to Node unchanged.
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(`Ready: http://127.0.0.1:${appServer.address().port}`);
