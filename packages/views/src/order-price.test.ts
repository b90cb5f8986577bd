import type { Package } from '@tassis/contracts';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { expect, test } from 'vitest';
import { getCertificatePrice, getPackagePrice } from './order-price.ts';

const { pricing } = firmAnswer().data;
const packages = packagesAnswer().data;

function computePrice(code: string, withOptionalCreation = false) {
  const offer = packages.find((each) => each.code === code);
  if (!offer) throw new Error(`There is no ${code}.`);
  return getPackagePrice({ offer, withOptionalCreation }, pricing);
}

test.each([
  ['DOM12', false, { domiciliation: 2400, creation: 0, vat: 480, fees: 0, total: 2880 }],
  ['DOM12', true, { domiciliation: 2400, creation: 2500, vat: 980, fees: 1500, total: 7380 }],
  ['COMBO12', false, { domiciliation: 2400, creation: 2200, vat: 920, fees: 1500, total: 7020 }],
  ['CC_ESSENTIEL', false, { domiciliation: 0, creation: 2900, vat: 580, fees: 1500, total: 4980 }],
])('%s, option ticked %s: %o', (code, ticked, lines) => {
  expect(computePrice(code, ticked)).toMatchObject({ ...lines, vatRate: 20 });
});

test('a creation included in the price has no line of its own, but its fees are charged', () => {
  const price = computePrice('COMBO_PREMIUM');
  expect(price).toMatchObject({ creation: 0, creationIsWithin: true, total: 10_980 });
  expect(price.feesBreakdown).toEqual(pricing.feesBreakdown);
  expect(computePrice('DOM12')).toMatchObject({ creationIsWithin: false, feesBreakdown: [] });
});

const creates = (offer: Package, ticked: boolean) =>
  offer.includes_company_creation || (offer.optional_company_creation && ticked);

test.each(packages.flatMap((offer) => [false, true].map((ticked) => ({ offer, ticked }))))(
  '$offer.code, option ticked $ticked: (domiciliation + creation) × 1.2, + 1500 with a creation',
  ({ offer, ticked }) => {
    const price = getPackagePrice({ offer, withOptionalCreation: ticked }, pricing);
    const beforeTax = price.domiciliation + price.creation;
    expect(price.subtotal).toBe(beforeTax);
    expect(price.total).toBeCloseTo(beforeTax * 1.2 + (creates(offer, ticked) ? 1500 : 0), 6);
  },
);

test('amounts with centimes and unusual rates are exact', () => {
  const [dom12] = packages;
  if (!dom12) throw new Error('There is no package.');
  const ordered = { offer: { ...dom12, price: 199.99 }, withOptionalCreation: false };
  const price = getPackagePrice(ordered, { ...pricing, vat_rate: 0.055 });
  expect(price).toMatchObject({ vatRate: 5.5, vat: 11, total: 210.99 });
});

test('a negative certificate: service + VAT, and the official fees untaxed', () => {
  expect(getCertificatePrice(pricing)).toMatchObject({
    service: 200,
    subtotal: 200,
    vatRate: 20,
    vat: 40,
    fees: 230,
    total: 470,
  });
});

test('a negative certificate with centimes is exact', () => {
  const rates = {
    ...pricing,
    vat_rate: 0.055,
    negative_certificate: { service: 199.99, official_fees: 0.1, vat: 0, total: 0 },
  };
  expect(getCertificatePrice(rates)).toMatchObject({
    service: 199.99,
    vatRate: 5.5,
    vat: 11,
    fees: 0.1,
    total: 211.09,
  });
});
