import { expect, test } from 'vitest';
import { momentOf, outdatedBackups, toName } from './kept-backups.ts';

const DAY = 86_400_000;
const last = new Date('2026-11-30T02:00:00Z');
const nightly = (nights: number) =>
  Array.from({ length: nights }, (_, n) => toName(new Date(last.getTime() - n * DAY)));
const kept = (names: string[], keep: Parameters<typeof outdatedBackups>[1]) => {
  const gone = new Set(outdatedBackups(names, keep));
  return names.filter((name) => !gone.has(name)).map((name) => name.slice(0, 10));
};

test('the last backup of each of the last days, weeks and months is kept', () => {
  const names = nightly(400);
  expect(kept(names, { daily: 3, weekly: 3, monthly: 4 })).toEqual([
    '2026-11-30',
    '2026-11-29', // also the last of its week
    '2026-11-28',
    '2026-11-22',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
  ]);
});

test('of several on one day the last is kept; days without a backup use up no place', () => {
  const names = ['2026-11-30T10-00-00', '2026-11-30T09-00-00', '2026-11-02T02-00-00'];
  expect(outdatedBackups(names, { daily: 2, weekly: 0, monthly: 0 })).toEqual([
    '2026-11-30T09-00-00',
  ]);
});

test('the newest always stays, and so does what somebody named', () => {
  const names = [...nightly(2), 'before-the-move'];
  expect(outdatedBackups(names, { daily: 0, weekly: 0, monthly: 0 })).toEqual([
    '2026-11-29T02-00-00',
  ]);
  expect(momentOf('before-the-move')).toBeNull();
  expect(momentOf('2026-11-30T02-00-00')).toEqual(last);
});
