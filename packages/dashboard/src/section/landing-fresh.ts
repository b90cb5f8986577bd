/** Milliseconds for which the answer of a landing page is fresh: its route asks for it, and the page drawn next does not ask again. */
export const LANDING_FRESH_MS = 5000;
