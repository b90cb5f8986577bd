/** A generator that makes the same choices with the same seed, on every machine. */
export type Random = {
  /** An integer from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  /** An element of the list. */
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
  /** A string of so many digits, with leading zeros. */
  digits: (count: number) => string;
};

/** Mulberry32: 32 bits of state are enough for sample data. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: (values) => values[integer(0, values.length - 1)] ?? values[0],
    digits: (count) => Array.from({ length: count }, () => integer(0, 9)).join(''),
  };
}
