/**
 * Memoises a value that is created on first use. A format of `Intl` takes a slow phone some 30 ms, which nobody
 * should wait for who reads no date.
 */
export function whenAsked<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
