import { describe, expect, it, test } from 'vitest';
import { startOfMoroccanDay } from '../time/moroccan-day.ts';
import { isHoliday } from './holidays.ts';
import { findTodaysHours, isOpenAt } from './opening.ts';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '13:00' },
  { days: [7], opens: null, closes: null },
];

/** A moment of a day by the clock of Morocco, whatever its distance from Greenwich is on that day. */
function at(day: string, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(startOfMoroccanDay(day).getTime() + (hour * 60 + minute) * 60_000);
}

test.each([
  ['2026-11-25', '08:59', false],
  ['2026-11-25', '09:00', true],
  ['2026-11-25', '17:59', true],
  ['2026-11-25', '18:00', false],
  ['2026-11-28', '12:59', true],
  ['2026-11-28', '13:00', false],
  ['2026-11-29', '10:00', false],
  ['2026-11-18', '10:00', false],
])('on %s at %s it is open: %s', (day, time, isOpen) => {
  expect(isOpenAt(hours, at(day, time))).toBe(isOpen);
});

test('the day of the week is that of Morocco', () => {
  expect(findTodaysHours(hours, at('2026-11-29', '00:00'))?.days).toEqual([7]);
  expect(findTodaysHours(hours, at('2026-11-28', '23:59'))?.days).toEqual([6]);
  expect(findTodaysHours([], new Date())).toBeUndefined();
});

describe('holidays', () => {
  it.each(['2026-01-14', '2026-07-30', '2026-10-31', '2026-03-20', '2026-05-27', '2026-06-16'])(
    '%s is one',
    (day) => expect(isHoliday(day)).toBe(true),
  );

  it.each(['2026-11-25', '2026-03-25', '2026-05-20'])('%s is none', (day) => {
    expect(isHoliday(day)).toBe(false);
  });
});

test.each([
  ['a day of work', '2026-11-25', false],
  ['a holiday', '2026-11-18', true],
])('%s is what the firm says of it', (_, day, open) => {
  const special = [{ day, open }];
  expect(isOpenAt(hours, at(day, '10:00'), special)).toBe(open);
  expect(isOpenAt(hours, at(day, '10:00'))).toBe(!open);
  expect(isOpenAt(hours, at('2026-11-26', '10:00'), special)).toBe(true);
});
