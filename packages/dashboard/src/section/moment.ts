/** Milliseconds for which an answer that a route has asked for is fresh: until its page is drawn. A later visit asks anew. */
export const MOMENT_MS = 5000;
