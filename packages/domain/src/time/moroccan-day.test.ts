import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moroccanDay, startOfMoroccanDay } from '../index.ts';

test('July 2025 is an hour ahead of Greenwich, Ramadan 2025 is not', () => {
  expect(moroccanDay(new Date('2025-07-20T23:30:00Z'))).toBe('2025-07-21');
  expect(moroccanDay(new Date('2025-03-10T23:30:00Z'))).toBe('2025-03-10');
  expect(startOfMoroccanDay('2025-07-21').toISOString()).toBe('2025-07-20T23:00:00.000Z');
  expect(startOfMoroccanDay('2025-03-10').toISOString()).toBe('2025-03-10T00:00:00.000Z');
});

test('a day begins at the first moment that is of it', () => {
  const moments = fc.date({
    min: new Date('2015-01-01'),
    max: new Date('2035-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const start = startOfMoroccanDay(moroccanDay(moment));
      expect(start.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(moroccanDay(start)).toBe(moroccanDay(moment));
      expect(moroccanDay(new Date(start.getTime() - 1))).not.toBe(moroccanDay(moment));
    }),
  );
});

test('refuses what is not a day', () => {
  expect(() => startOfMoroccanDay('hier')).toThrow(RangeError);
});
