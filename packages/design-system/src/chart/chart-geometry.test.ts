import { describe, expect, test } from 'vitest';
import {
  areaPath,
  toBars,
  isShownLabel,
  linePath,
  niceTicks,
  ownRange,
  toPoints,
} from './chart-geometry.ts';

describe('niceTicks', () => {
  test.each([
    [42, [0, 20, 40, 60]],
    [40, [0, 10, 20, 30, 40]],
    [3, [0, 1, 2, 3]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [7, [0, 2, 4, 6, 8]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [182_400, [0, 50_000, 100_000, 150_000, 200_000]],
    [0, [0, 1]],
    [Number.NaN, [0, 1]],
  ])('up to %d', (max, ticks) => {
    expect(niceTicks(max)).toEqual(ticks);
  });

  test('reach every maximum in at most four equal steps, and end at the first step that reaches it', () => {
    for (let max = 1; max < 5000; max += 7) {
      const ticks = niceTicks(max);
      const [, step = 0] = ticks;
      const top = ticks.at(-1) ?? 0;
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(top).toBeGreaterThanOrEqual(max);
      expect(top - step).toBeLessThan(max);
      expect(ticks).toEqual(ticks.map((_, index) => index * step));
    }
  });
});

describe('toBars: bars', () => {
  test('start at the bottom of the plot, as high as their share of its top', () => {
    const bars = toBars([0, 5, 10], 10);
    expect(bars.map(({ height }) => height)).toEqual([0, 50, 100]);
    for (const { y, height } of bars) expect(y + height).toBe(100);
  });

  test('are centred in columns of equal width, with a gap between them', () => {
    const bars = toBars([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 12);
    bars.forEach(({ x, width }, index) => {
      expect(x + width / 2).toBeCloseTo((100 / 12) * (index + 0.5), 1);
      expect(x).toBeGreaterThan(index === 0 ? 0 : (bars[index - 1]?.x ?? 0) + width);
    });
    expect(toBars([4], 4)[0]?.width).toBe(14);
  });

  test('never leave the plot', () => {
    expect(toBars([-5, 20], 10).map(({ height }) => height)).toEqual([0, 100]);
    expect(toBars([], 1)).toEqual([]);
  });
});

describe('toPoints: points', () => {
  test('run from the left edge to the right one, the greatest at the top', () => {
    expect(toPoints([0, 50, 100], 0, 100)).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ]);
  });

  test('a single point is in the middle; without values there are no points', () => {
    expect(toPoints([4], 0, 8)).toEqual([{ x: 50, y: 50 }]);
    expect(toPoints([], 0, 8)).toEqual([]);
  });

  test('a constant line runs through the middle', () => {
    const { low, high } = ownRange([7, 7, 7]);
    expect(toPoints([7, 7, 7], low, high).map(({ y }) => y)).toEqual([50, 50, 50]);
    expect(ownRange([3, -2, 8])).toEqual({ low: -2, high: 8 });
  });
});

test('paths go through the points; the area under the line is closed at the bottom', () => {
  const points = [
    { x: 0, y: 100 },
    { x: 100, y: 12.5 },
  ];
  expect(linePath(points)).toBe('M0 100L100 12.5');
  expect(areaPath(points)).toBe('M0 100L100 12.5L100 100L0 100Z');
  expect(linePath([])).toBe('');
  expect(areaPath([])).toBe('');
});

const chosenLabels = (count: number, most: number) =>
  Array.from({ length: count }, (_, index) => index).filter((index) =>
    isShownLabel(index, count, most),
  );

test('of the labels, the last one stays, and every nth one before it', () => {
  expect(chosenLabels(12, 6)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(chosenLabels(4, 6)).toEqual([0, 1, 2, 3]);
  expect(chosenLabels(31, 6)).toEqual([0, 6, 12, 18, 24, 30]);
});
