import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moroccanDay } from '../time/moroccan-day.ts';
import { appointmentSlots } from './appointment-slots.ts';
import { isHoliday } from './holidays.ts';
import { isOpenAt } from './opening.ts';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '13:00' },
  { days: [7], opens: null, closes: null },
];

const slotsFrom = (now: string, open = hours) =>
  appointmentSlots(open, new Date(now)).map((slot) => slot.toISOString());
const listDays = (slots: string[]) => [
  ...new Set(slots.map((slot) => moroccanDay(new Date(slot)))),
];

/** The slots of one day, by Greenwich: '08:00'. */
const listSlots = (day: string, slots: string[]) =>
  slots.filter((slot) => slot.startsWith(day)).map((slot) => slot.slice(11, 16));

test('the half hours of a day end when the firm closes', () => {
  const monday = listSlots('2025-12-01', slotsFrom('2025-11-30T12:00:00Z'));
  expect(monday).toHaveLength(18);
  expect([monday[0], monday.at(-1)]).toEqual(['08:00', '16:30']);
});

test('two hours of notice are kept to the minute', () => {
  expect(slotsFrom('2025-12-01T08:00:00Z')[0]).toBe('2025-12-01T10:00:00.000Z');
  expect(slotsFrom('2025-12-01T08:00:01Z')[0]).toBe('2025-12-01T10:30:00.000Z');
  expect(slotsFrom('2025-12-01T14:45:00Z')[0]).toBe('2025-12-02T08:00:00.000Z');
});

test('ten working days are offered: no Sunday, no holiday', () => {
  const days = listDays(slotsFrom('2025-11-14T08:00:00Z'));
  expect(days).toHaveLength(10);
  expect(days).not.toContain('2025-11-16');
  expect(days).not.toContain('2025-11-18');
  expect(days.at(-1)).toBe('2025-11-26');
});

test('nine o’clock is an hour later by Greenwich in Ramadan', () => {
  const around = slotsFrom('2025-02-20T20:00:00Z');
  expect(listSlots('2025-02-21', around)[0]).toBe('08:00');
  expect(listSlots('2025-02-24', around)[0]).toBe('09:00');
});

test('a day on which the clock goes back is open by its clock', () => {
  const sundays = [{ days: [7], opens: '01:00', closes: '05:00' }];
  const slots = listSlots('2025-02-23', slotsFrom('2025-02-20T20:00:00Z', sundays));
  expect([slots[0], slots.at(-1)]).toEqual(['00:00', '04:30']);
});

test('a half hour that the firm is not open for whole is not offered', () => {
  const odd = [{ days: [1], opens: '09:15', closes: '10:45' }];
  expect(listSlots('2025-12-01', slotsFrom('2025-11-29T08:00:00Z', odd))).toEqual([
    '08:30',
    '09:00',
  ]);
});

test('a firm that is never open has none', () => {
  expect(slotsFrom('2025-11-28T08:00:00Z', [])).toEqual([]);
  const closed = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: null, closes: null }];
  expect(slotsFrom('2025-11-28T08:00:00Z', closed)).toEqual([]);
});

test('whatever the moment, what is offered is open, in order, and far enough', () => {
  const moments = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2034-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (now) => {
      const slots = appointmentSlots(hours, now);
      expect(slots.length).toBeGreaterThan(0);
      for (const [index, slot] of slots.entries()) {
        expect(slot.getTime() - now.getTime()).toBeGreaterThanOrEqual(2 * 3_600_000);
        expect(isOpenAt(hours, slot)).toBe(true);
        expect(isHoliday(moroccanDay(slot))).toBe(false);
        expect(slot.getTime() % 1_800_000).toBe(0);
        expect(slot > (slots[index - 1] ?? now)).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

/** The days that can be booked from 2025-11-14 on. */
const bookableDays = (special: { day: string; open: boolean }[]) =>
  listDays(
    appointmentSlots(hours, new Date('2025-11-14T08:00:00Z'), special).map((slot) =>
      slot.toISOString(),
    ),
  );

test('a day that the firm closes is not offered, a holiday on which it works is', () => {
  expect(bookableDays([])).not.toContain('2025-11-18');
  expect(bookableDays([{ day: '2025-11-18', open: true }])).toContain('2025-11-18');
  expect(bookableDays([])).toContain('2025-11-19');
  expect(bookableDays([{ day: '2025-11-19', open: false }])).not.toContain('2025-11-19');
});
