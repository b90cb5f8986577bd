import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areThresholdsInOrder,
  WARNING_STATUSES,
  getWarningStatus,
  type WarningStatus,
} from '../index.ts';

test.each([
  [61, null],
  [60, 'upcoming'],
  [31, 'upcoming'],
  [30, 'warning'],
  [8, 'warning'],
  [7, 'critical'],
  [0, 'critical'],
  [-1, 'expired'],
] as const)('%d days before the end: %s', (days, status) => {
  expect(getWarningStatus(days)).toBe(status);
});

const getStep = (status: WarningStatus | null) =>
  status === null ? -1 : WARNING_STATUSES.indexOf(status);

test('as days go by a warning only gets nearer, whatever the thresholds', () => {
  const thresholds = fc
    .uniqueArray(fc.integer({ min: 1, max: 365 }), { minLength: 3, maxLength: 3 })
    .map((days) => days.toSorted((a, b) => a - b))
    .map(([critical = 1, warning = 2, upcoming = 3]) => ({ upcoming, warning, critical }));
  fc.assert(
    fc.property(thresholds, fc.integer({ min: -30, max: 400 }), (limits, days) => {
      const [today, tomorrow] = [days, days - 1].map((left) => getWarningStatus(left, limits));
      expect(getStep(tomorrow ?? null)).toBeGreaterThanOrEqual(getStep(today ?? null));
    }),
  );
});

test.each([
  [60, 30, 7, true],
  [3, 2, 1, true],
  [30, 30, 7, false],
  [29, 30, 7, false],
  [60, 7, 7, false],
  [60, 6, 7, false],
  [60, 30, 0, false],
  [60, 30, -1, false],
] as const)(
  'steps at %d, %d and %d days come one after the other: %s',
  (...[upcoming, warning, critical, isSo]) => {
    expect(areThresholdsInOrder({ upcoming, warning, critical })).toBe(isSo);
  },
);
