import type { Interval } from '../statistics/ratio-interval.ts';

/** Bytes in kB of 1000, with one decimal. */
export function kilobytes(bytes: number): string {
  return bytes === 0 ? '0' : `${(bytes / 1000).toFixed(1)} kB`;
}

/** Whole milliseconds. */
export function milliseconds(time: number): string {
  return `${time.toFixed(0)} ms`;
}

export function interval({ median, low, high }: Interval): string {
  return `${median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`;
}
