import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../index.ts';

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2026-11-20', -1],
  ['2028-02-28', '2028-03-01', 2],
])('from %s to %s: %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test('is what addDays adds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: -900, max: 900 }),
      (n, d) => {
        const day = addDays('2001-01-01', n);
        expect(daysBetween(day, addDays(day, d))).toBe(d);
      },
    ),
  );
});
