import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, isDay } from '../index.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const countMonths = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

test.each([
  ['2026-11-21', 6, '2027-05-21'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-31', 48, '2030-12-31'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-01-15', -13, '2024-12-15'],
])('%s and %d months: %s', (day, months, end) => {
  expect(addMonths(day, months)).toBe(end);
});

test('the month is the one counted to, and the day the same or the month’s last', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -600, max: 600 }), (day, months) => {
      const end = addMonths(day, months);
      expect(isDay(end)).toBe(true);
      expect(countMonths(end) - countMonths(day)).toBe(months);
      const isLast = new Date(Date.parse(end) + 86_400_000).getUTCDate() === 1;
      expect(end.slice(8) <= day.slice(8)).toBe(true);
      expect(isLast || end.slice(8) === day.slice(8)).toBe(true);
    }),
  );
});

test('a later start never ends earlier', () => {
  fc.assert(
    fc.property(days, days, fc.nat(48), (one, other, months) => {
      const [first = '', second = ''] = [one, other].toSorted();
      expect(addMonths(first, months) <= addMonths(second, months)).toBe(true);
    }),
  );
});

test('a day is one of the calendar', () => {
  fc.assert(fc.property(days, (day) => isDay(day)));
  for (const not of ['', '2026-11-31', '2027-02-29', '1900-02-29', '2026-13-01', '2026-00-10']) {
    expect(isDay(not)).toBe(false);
  }
  for (const not of ['2026-1-1', '21/11/2026', '2026-11-21T00:00', ' 2026-11-21', '2026-11-00']) {
    expect(isDay(not)).toBe(false);
  }
  for (const leap of ['2000', '2020', '2028']) expect(isDay(`${leap}-02-29`)).toBe(true);
  for (const not of ['1900', '2027', '2100']) expect(isDay(`${not}-02-29`)).toBe(false);
  expect(() => addMonths('2026-02-30', 1)).toThrow(RangeError);
});
