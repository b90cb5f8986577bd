import { expect, test } from 'vitest';
import { addOpenDays, findOpenDay } from './open-days.ts';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '13:00' },
  { days: [7], opens: null, closes: null },
];
const firm = { hours, special_days: [{ day: '2026-11-26', open: false }] };

test.each([
  ['a day of work', '2026-11-24', '2026-11-24'],
  ['a Sunday', '2026-11-22', '2026-11-23'],
  ['a public holiday', '2026-11-18', '2026-11-19'],
  ['a day of its own', '2026-11-26', '2026-11-27'],
])('%s', (_name, from, day) => {
  expect(findOpenDay(from, firm)).toBe(day);
});

test.each([
  ['a morning', { from: '2026-11-23T09:00:00Z', days: 1, day: '2026-11-24' }],
  ['before the firm opens', { from: '2026-11-23T06:00:00Z', days: 1, day: '2026-11-24' }],
  [
    'an evening, which is the next day',
    { from: '2026-11-23T19:00:00Z', days: 1, day: '2026-11-25' },
  ],
  ['a Saturday at noon', { from: '2026-11-21T11:30:00Z', days: 1, day: '2026-11-23' }],
  ['a Saturday afternoon', { from: '2026-11-21T14:00:00Z', days: 1, day: '2026-11-24' }],
  ['a Sunday', { from: '2026-11-22T09:00:00Z', days: 1, day: '2026-11-24' }],
  ['over a day off', { from: '2026-11-24T09:00:00Z', days: 2, day: '2026-11-27' }],
  ['no day at all', { from: '2026-11-23T09:00:00Z', days: 0, day: '2026-11-23' }],
])('counts days of work from %s', (_name, { from, days, day }) => {
  expect(addOpenDays(new Date(from), days, firm)).toBe(day);
});

test('a firm that is never open promises no day', () => {
  expect(addOpenDays(new Date('2026-11-23T09:00:00Z'), 1, { hours: [] })).toBeNull();
});
