/** How far a move is at `time`, from 0 before it starts to 1 after it ends. Seconds. */
export function progress(time: number, start: number, length: number): number {
  return Math.min(1, Math.max(0, (time - start) / length));
}

/** Starts fast and comes to rest. */
export function settle(share: number): number {
  return 1 - (1 - share) ** 4;
}

/** Starts and ends slowly. */
export function glide(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Goes a little beyond its end and comes back. */
export function land(share: number): number {
  const back = 1.4;
  return 1 + (back + 1) * (share - 1) ** 3 + back * (share - 1) ** 2;
}

/** The number at a share of the way between two. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
