import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moroccanDateTime, moroccanMoment } from '../index.ts';

test('July 2025 is an hour ahead of Greenwich, Ramadan 2025 is not', () => {
  expect(moroccanDateTime(new Date('2025-07-20T23:30:00Z'))).toBe('2025-07-21T00:30:00+01:00');
  expect(moroccanDateTime(new Date('2025-03-10T23:30:00Z'))).toBe('2025-03-10T23:30:00+00:00');
});

test('it is the same moment', () => {
  const minutes = fc.integer({ min: 23_700_000, max: 34_000_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      expect(Date.parse(moroccanDateTime(new Date(minute * 60_000)))).toBe(minute * 60_000);
    }),
  );
});

test('what clocks show is read back as a moment that they show so', () => {
  const minutes = fc.integer({ min: 23_700_000, max: 34_000_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const shown = moroccanDateTime(new Date(minute * 60_000)).slice(0, 16);
      const moment = moroccanMoment(shown);
      expect(moment && moroccanDateTime(moment).slice(0, 16)).toBe(shown);
    }),
  );
});

test.each([
  '2026-02-30T10:00',
  '2026-11-30T24:30',
  '2026-11-30',
  '2026-11-30T10:30Z',
  '',
  // The clocks went from two to three.
  '2025-04-06T02:30',
])('%j is no moment', (shown) => {
  expect(moroccanMoment(shown)).toBeNull();
});
