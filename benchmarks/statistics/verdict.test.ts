import { expect, it } from 'vitest';
import { getVerdict } from './verdict.ts';

it.each([
  [{ low: 0.9, high: 1.1 }, 1.15, 'met'],
  [{ low: 1, high: 1.15 }, 1.15, 'met'],
  [{ low: 1.1, high: 1.2 }, 1.15, 'no verdict'],
  [{ low: 1.15, high: 1.2 }, 1.15, 'no verdict'],
  [{ low: 1.16, high: 1.2 }, 1.15, 'missed'],
] as const)('%j against %d: %s', (interval, goal, verdict) => {
  expect(getVerdict(interval, goal)).toBe(verdict);
});
