import { expect, test } from 'vitest';
import { partAt, stepDay, within, type DayPart } from './step-day.ts';

test.each<[day: string, step: [part: DayPart, by: 1 | -1], next: string]>([
  ['2026-11-30', ['day', 1], '2026-12-01'],
  ['2026-01-01', ['day', -1], '2025-12-31'],
  ['2026-12-15', ['month', 1], '2027-01-15'],
  ['2026-01-31', ['month', 1], '2026-02-28'],
  ['2026-03-31', ['month', -1], '2026-02-28'],
  ['2024-02-29', ['year', 1], '2025-02-28'],
  ['2026-11-21', ['year', -1], '2025-11-21'],
  ['2026-12-31T23:30', ['hour', 1], '2027-01-01T00:30'],
  ['2026-11-21T09:00', ['minute', -1], '2026-11-21T08:59'],
  ['2026-01-31T09:00', ['month', 1], '2026-02-28T09:00'],
])('%s, %j → %s', (day, step, next) => expect(stepDay(day, ...step)).toBe(next));

test('finds the part at the caret, and before it at the end of a part', () => {
  expect([0, 2, 3, 5, 6, 10].map(partAt)).toEqual(['day', 'day', 'month', 'month', 'year', 'year']);
  expect([11, 13, 14, 16].map(partAt)).toEqual(['hour', 'hour', 'minute', 'minute']);
});

test('does not pass a bound or a year of four digits', () => {
  const bounds = { min: '1900-01-01', max: '2026-11-21' };
  expect(within('1899-12-31', bounds)).toBe('1900-01-01');
  expect(within('2026-11-22', bounds)).toBe('2026-11-21');
  expect(within('2026-11-21', bounds)).toBe('2026-11-21');
  expect(within(stepDay('1000-01-01', 'day', -1), {})).toBe('1000-01-01');
});
