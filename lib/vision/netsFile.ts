/** The URL of the weights: a file in this folder for Node, an address on our server for browsers. The bundler replaces it. */
export const NETS_FILE = new URL("./dice.nets", import.meta.url);
