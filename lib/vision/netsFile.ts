/** Where the weights are: a file beside this one for Node, an address of the house for browsers (the bundler sees to it). */
export const NETS_FILE = new URL("./dice.nets", import.meta.url);
