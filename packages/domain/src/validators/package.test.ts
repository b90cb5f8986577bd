import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  copyCode,
  DOMICILIATION_DURATIONS,
  PACKAGE_FIELDS,
  packageDuration,
  packagePrice,
  reviewRating,
  SITE_TEXT_FIELDS,
} from '../index.ts';

describe('a code', () => {
  test.each(['DOM12', 'CC_PREMIUM', 'A1', `A${'0'.repeat(39)}`])('may be %s', (code) => {
    expect(PACKAGE_FIELDS.code(code)).toBeNull();
  });

  test.each(['', 'A', '12DOM', 'dom12', 'DOM 12', 'DOM-12', 'ÉTÉ26', `A${'0'.repeat(40)}`])(
    'may not be %j',
    (code) => {
      expect(PACKAGE_FIELDS.code(code)).not.toBeNull();
    },
  );

  test('of a copy is a code, another for each copy, and a copy’s copy is one of the first', () => {
    const codes = fc.stringMatching(/^[A-Z][A-Z\d_]{1,39}$/u);
    fc.assert(
      fc.property(codes, fc.integer({ min: 1, max: 999 }), (code, count) => {
        const copy = copyCode(code, count);
        expect(PACKAGE_FIELDS.code(copy)).toBeNull();
        expect(copyCode(code, count + 1)).not.toBe(copy);
      }),
    );
    expect(copyCode('COMBO12_COPIE3', 2)).toBe('COMBO12_COPIE2');
  });
});

test('prices are amounts from 0, to the centime', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (centimes) => {
      expect(packagePrice(centimes / 100)).toBeNull();
    }),
  );
  for (const wrong of [-0.01, 0.001, 1_000_000.01, Number.NaN, Infinity]) {
    expect(packagePrice(wrong)?.code).toBe('package_price_invalid');
  }
});

test('durations are those on offer, or none', () => {
  for (const months of [0, ...DOMICILIATION_DURATIONS]) expect(packageDuration(months)).toBeNull();
  for (const months of [1, 7, -6, 6.5, Number.NaN]) expect(packageDuration(months)).not.toBeNull();
});

test('texts are short, and in Latin letters', () => {
  expect(PACKAGE_FIELDS.name('ب')?.code).toBe('arabic_not_allowed');
  expect(PACKAGE_FIELDS.name('x'.repeat(81))).toEqual({
    code: 'line_too_long',
    params: { max: 80 },
  });
  expect(PACKAGE_FIELDS.badge('')).toBeNull();
  expect(PACKAGE_FIELDS.line(' ')?.code).toBe('required');
});

test('a rating goes by halves from 1 to 5', () => {
  fc.assert(
    fc.property(fc.double({ min: -10, max: 10 }), (rating) => {
      const isFine = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].includes(rating);
      expect(reviewRating(rating) === null).toBe(isFine);
    }),
  );
  expect(reviewRating(4.5)).toBeNull();
});

describe('a review', () => {
  test.each(['2026-10-12T09:20:00Z', '2024-02-29T23:59:59.5Z'])('is of %s', (moment) => {
    expect(SITE_TEXT_FIELDS.moment(moment)).toBeNull();
  });

  test.each([
    '',
    '2026-10-12',
    '2026-02-30T09:20:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T24:30:00Z',
  ])('is not of %j', (moment) => {
    expect(SITE_TEXT_FIELDS.moment(moment)?.code).toBe('date_invalid');
  });

  test.each([
    ['/images/reviews/salma.webp', true],
    ['https://elsewhere.example/a.png', false],
    ['//elsewhere.example/a.png', false],
    ['/images/../a.png', false],
  ])('has the picture %s: %s', (path, isFine) => {
    expect(SITE_TEXT_FIELDS.image(path) === null).toBe(isFine);
  });
});
