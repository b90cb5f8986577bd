/** How long there must have been no overload, in ms, before the next burst. */
const CALM_MS = 1000;

/**
 * Whether a process is overloaded, and that not only for a moment: a burst is answered, only a little later.
 * @param isOverloaded asked for each request
 * @param burstMs how long it may be overloaded, in ms from the first request that meets it
 */
export function exceptBursts(isOverloaded: () => boolean, burstMs = 100): () => boolean {
  let firstAt = 0;
  let lastAt = -Infinity;
  return () => {
    if (!isOverloaded()) return false;
    const now = performance.now();
    if (now - lastAt > CALM_MS) firstAt = now;
    lastAt = now;
    return now - firstAt > burstMs;
  };
}
