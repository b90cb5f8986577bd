import { expect, test } from 'vitest';
import { aFirm } from '../testing/watched-api.ts';
import { certificatePrice } from './certificate-price.ts';

test('service + VAT, and the official fees untaxed', () => {
  expect(certificatePrice(aFirm.pricing)).toEqual({
    service: 200,
    vatRate: 20,
    vat: 40,
    fees: 230,
    total: 470,
  });
});

test('centimes and odd rates come out exact', () => {
  const rates = {
    ...aFirm.pricing,
    vat_rate: 0.055,
    negative_certificate: { service: 199.99, official_fees: 0.1, vat: 0, total: 0 },
  };
  expect(certificatePrice(rates)).toEqual({
    service: 199.99,
    vatRate: 5.5,
    vat: 11,
    fees: 0.1,
    total: 211.09,
  });
});
