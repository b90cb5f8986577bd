/** Memoises an asynchronous function without arguments; the next call retries after a failure. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  const forget = () => (made = null);
  return () => {
    if (made !== null) return made;
    made = make();
    made.catch(forget);
    return made;
  };
}
