/**
 * Version of stored states, on the server and on phones. Raise it when older states would be misread; all are
 * then rebuilt.
 */
export const ENGINE_VERSION = 3;
