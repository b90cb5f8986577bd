import { expect, test } from 'vitest';
import { addDays } from './add-days.ts';

test.each([
  ['2026-11-21', 15, '2026-12-06'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i days', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test('of what is no day there is none after', () => {
  expect(() => addDays('soon', 1)).toThrow(RangeError);
});
