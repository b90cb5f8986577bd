import { describe, expect, test } from 'vitest';
import {
  closedPath,
  cornerStar,
  starChords,
  starOutline,
  starTips,
  strokesPath,
} from './zellige-geometry.ts';

const star = { points: 8, step: 3, radius: 50 };
const distance = ([x, y]: readonly [number, number]) => Math.hypot(x, y);

describe('zellige geometry', () => {
  test('an eight-pointed star has 8 tips on its circle and 8 hollows at equal distances', () => {
    const outline = starOutline(star);
    expect(outline).toHaveLength(16);
    expect(starTips(star).every((tip) => Math.abs(distance(tip) - 50) < 1e-9)).toBe(true);
    const hollows = outline.filter((_, index) => index % 2 === 1).map(distance);
    expect(Math.max(...hollows) - Math.min(...hollows)).toBeLessThan(1e-9);
  });

  test('the hollows are on the chords: {8/2} is two crossed squares', () => {
    const [, hollow = [0, 0]] = starOutline({ points: 8, step: 2, radius: 1, rotation: 45 });
    // The side of the square with corners on the axes' diagonals: |x| or |y| = cos 45°.
    expect(Math.max(...hollow.map(Math.abs))).toBeCloseTo(Math.SQRT1_2, 9);
  });

  test('each chord joins a tip to the third one after it', () => {
    const chords = starChords(star);
    const tips = starTips(star);
    expect(chords).toHaveLength(8);
    expect(chords[0]).toEqual([tips[0], tips[3]]);
  });

  test('a corner star touches the octagon where the octagon meets the square', () => {
    const tile = 100;
    const octagon = { points: 8, step: 3, radius: 50, centre: [50, 50] as const };
    const tips = cornerStar(octagon, [0, 0]).filter((_, index) => index % 2 === 0);
    const diagonal = 50 - 50 * Math.SQRT1_2;
    const [x, y] = tips[0] ?? [0, 0];
    expect(x).toBeCloseTo(diagonal, 9);
    expect(y).toBeCloseTo(diagonal, 9);
    expect(tips.every(([a, b]) => Math.abs(a) < tile && Math.abs(b) < tile)).toBe(true);
  });

  test('paths are written with one decimal and no minus zero', () => {
    expect(
      closedPath([
        [-0.0001, 1.23456],
        [2, 0],
      ]),
    ).toBe('M0 1.2l2-1.2z');
    expect(
      strokesPath([
        [
          [0, 0],
          [1, 1],
        ],
        [
          [2, 2],
          [3, 3],
        ],
      ]),
    ).toBe('M0 0 1 1M2 2 3 3');
  });
});
