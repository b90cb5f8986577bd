import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  toCentimes,
  toMad,
  quoteNegativeCertificate,
  quotePackage,
  quoteRenewal,
  applyRate,
  type PackageTerms,
  type PricingSettings,
} from '../index.ts';

const settings: PricingSettings = {
  vatBasisPoints: 2000,
  creationFees: [
    { code: 'registration', amount: 40_000 },
    { code: 'commercial_register', amount: 45_000 },
    { code: 'legal_announcement', amount: 42_000 },
    { code: 'negative_certificate', amount: 23_000 },
  ],
  negativeCertificate: { service: 20_000, officialFees: 23_000 },
};

const domiciliationOnly: PackageTerms = {
  price: 240_000,
  domiciliationDurationMonths: 12,
  includesCompanyCreation: false,
  companyCreationPrice: 0,
  optionalCompanyCreation: true,
  optionalCompanyCreationPrice: 150_000,
};

describe('the negative certificate', () => {
  test('is the service with 20 % VAT plus the untaxed official fees', () => {
    expect(quoteNegativeCertificate(settings)).toEqual({
      domiciliation: 0,
      creation: 0,
      service: 20_000,
      subtotal: 20_000,
      vatBasisPoints: 2000,
      vat: 4_000,
      fees: 23_000,
      feesBreakdown: [{ code: 'negative_certificate', amount: 23_000 }],
      total: 47_000,
    });
  });
});

describe('packages', () => {
  test.each([
    ['domiciliation alone', {}, false, [240_000, 0, 0, 288_000]],
    ['option ticked', {}, true, [240_000, 150_000, 150_000, 618_000]],
    ['option not offered', { optionalCompanyCreation: false }, true, [240_000, 0, 0, 288_000]],
    [
      'creation inside the price',
      { includesCompanyCreation: true },
      false,
      [240_000, 0, 150_000, 438_000],
    ],
    [
      'creation priced apart',
      { includesCompanyCreation: true, companyCreationPrice: 100_000 },
      false,
      [240_000, 100_000, 150_000, 558_000],
    ],
    [
      'creation only',
      { includesCompanyCreation: true, domiciliationDurationMonths: 0 },
      false,
      [0, 240_000, 150_000, 438_000],
    ],
    [
      'creation only, priced apart',
      {
        includesCompanyCreation: true,
        domiciliationDurationMonths: 0,
        companyCreationPrice: 100_000,
      },
      false,
      [0, 100_000, 150_000, 270_000],
    ],
  ] as const)('%s', (...[, terms, ticked, expected]) => {
    const quote = quotePackage({ ...domiciliationOnly, ...terms }, ticked, settings);
    expect([quote.domiciliation, quote.creation, quote.fees, quote.total]).toEqual(expected);
  });

  test('total = (domiciliation + creation) × 1.2 + 1500, fees only with a creation', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    const anyTerms = fc.record<PackageTerms>({
      price: amount,
      domiciliationDurationMonths: fc.constantFrom(0, 6, 12, 48),
      includesCompanyCreation: fc.boolean(),
      companyCreationPrice: amount,
      optionalCompanyCreation: fc.boolean(),
      optionalCompanyCreationPrice: amount,
    });
    fc.assert(
      fc.property(anyTerms, fc.boolean(), (terms, ticked) => {
        const quote = quotePackage(terms, ticked, settings);
        const creates = terms.includesCompanyCreation || (terms.optionalCompanyCreation && ticked);
        const exact = (BigInt(quote.domiciliation + quote.creation) * 12n * 10n + 50n) / 100n;
        expect(BigInt(quote.total)).toBe(exact + (creates ? 150_000n : 0n));
        expect(quote.total).toBe(quote.subtotal + quote.vat + quote.fees);
        expect(Number.isSafeInteger(quote.total)).toBe(true);
      }),
    );
  });
});

describe('a renewal', () => {
  test('is the monthly rate × months with VAT, and no fees', () => {
    expect(quoteRenewal(20_000, 12, settings)).toEqual({
      domiciliation: 240_000,
      creation: 0,
      service: 0,
      subtotal: 240_000,
      vatBasisPoints: 2000,
      vat: 48_000,
      fees: 0,
      feesBreakdown: [],
      total: 288_000,
    });
  });

  test('costs the same in two halves as in one piece, but for a centime of VAT', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(6, 12, 18, 24), (rate, months) => {
        const [half, whole] = [months, 2 * months].map((n) => quoteRenewal(rate, n, settings));
        const apart = 2 * (half?.total ?? 0) - (whole?.total ?? 0);
        expect(Math.abs(apart)).toBeLessThanOrEqual(1);
        expect(whole?.subtotal).toBe(2 * (half?.subtotal ?? 0));
      }),
    );
  });
});

describe('money', () => {
  test('goes to centimes and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (centimes) => {
        expect(toCentimes(toMad(centimes))).toBe(centimes);
      }),
    );
  });

  test.each([0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e308])('refuses %d', (amount) => {
    expect(() => toCentimes(amount)).toThrow(RangeError);
    expect(() => toCentimes(amount)).toThrow(`${amount}`);
  });

  test('rates round half a centime up', () => {
    expect(applyRate(2, 2500)).toBe(1);
    expect(applyRate(1, 2000)).toBe(0);
    expect(applyRate(3, 2000)).toBe(1);
  });
});
