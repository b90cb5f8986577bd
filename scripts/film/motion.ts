/** The progress of a motion at `time`, from 0 before its start to 1 after its end. Seconds. */
export function progress(time: number, start: number, length: number): number {
  return Math.min(1, Math.max(0, (time - start) / length));
}

/** Starts fast and slows down. */
export function settle(share: number): number {
  return 1 - (1 - share) ** 4;
}

/** Starts and ends slowly. */
export function glide(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Overshoots its end and comes back. */
export function land(share: number): number {
  const back = 1.4;
  return 1 + (back + 1) * (share - 1) ** 3 + back * (share - 1) ** 2;
}

/** Interpolates between two numbers. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
