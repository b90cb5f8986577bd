/** A point of the plot, in percent, from the top left. */
export type ChartPoint = { x: number; y: number };
/** A bar, in percent of the plot, from the top left. */
export type ChartBar = ChartPoint & { width: number; height: number };

const round = (value: number) => Number(value.toFixed(2));

/** Round values from 0 to at least `max`, in at most `steps` equal steps of 1, 2 or 5 and zeros; whole from a `max` of 1, since there is no half order. */
export function niceTicks(max: number, steps = 4): number[] {
  if (!Number.isFinite(max) || max <= 0) return [0, 1];
  const least = max < 1 ? max / steps : Math.max(1, max / steps);
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  const step = factor * power;
  const count = Math.ceil(max / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Returns a bar for each value, from the bottom of the plot; `top` is the value at the upper edge. */
export function toBars(values: readonly number[], top: number): ChartBar[] {
  const slot = 100 / Math.max(values.length, 1);
  // Limits the width when there are few bars.
  const width = Math.min(slot * 0.64, 14);
  return values.map((value, index) => {
    const height = share(value, 0, top) * 100;
    return {
      x: round(slot * (index + 0.5) - width / 2),
      y: round(100 - height),
      width: round(width),
      height: round(height),
    };
  });
}

/** Returns a point for each value from the left edge to the right one; a single point is in the middle. */
export function toPoints(values: readonly number[], low: number, high: number): ChartPoint[] {
  const last = values.length - 1;
  return values.map((value, index) => ({
    x: last === 0 ? 50 : round((100 * index) / last),
    y: round(100 - share(value, low, high) * 100),
  }));
}

/** The range of a line without an axis: its minimum and maximum; a constant line is in the middle. */
export function ownRange(values: readonly number[]): { low: number; high: number } {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low === high ? { low: low - 1, high: high + 1 } : { low, high };
}

/** The line through the points, as the `d` of a path. */
export function linePath(points: readonly ChartPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The area under the line, down to the bottom of the plot, as the `d` of a path. */
export function areaPath(points: readonly ChartPoint[]): string {
  const first = points[0];
  const last = points.at(-1);
  return first && last ? `${linePath(points)}L${last.x} 100L${first.x} 100Z` : '';
}

/** Whether a label is shown when there is room for `most`: every nth one, counted from the last. */
export function isShownLabel(index: number, count: number, most: number): boolean {
  return (count - 1 - index) % Math.max(1, Math.ceil(count / most)) === 0;
}

/** The position of a value between two others, from 0 to 1. */
function share(value: number, low: number, high: number): number {
  if (high <= low) return 0;
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
