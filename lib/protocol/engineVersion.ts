/** The engine that made a stored state, at the server or on a phone. Raise it when a state from before would be read wrongly: all are folded anew then. */
export const ENGINE_VERSION = 3;
