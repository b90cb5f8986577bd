import { expect, test } from 'vitest';
import { reviewAge } from './review-age.ts';

test.each([
  ['2026-11-02', 'ce mois'],
  ['2026-10-22', 'ce mois'],
  ['2026-10-21', '1 mois'],
  ['2025-12-21', '11 mois'],
  ['2025-11-22', '11 mois'],
  ['2025-11-21', '1 an'],
  ['2024-11-22', '1 an'],
  ['2024-11-21', '2 ans'],
  ['2027-01-01', 'ce mois'],
])('%s, seen on 21 November 2026: %s', (date, expected) => {
  expect(reviewAge(`${date}T10:00:00Z`, '2026-11-21')).toBe(expected);
});
