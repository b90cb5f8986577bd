/** Makes it when it is first asked for, and once; what failed is tried again by who asks next. */
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
