import type { PriceWords } from '../fr/price.ts';

export const price: PriceWords = {
  domiciliation: 'Domiciliation',
  creation: 'Company creation',
  certificate: 'Negative certificate request',
  subtotal: 'Subtotal excl. VAT',
  vat: (rate) => `VAT (${rate}%)`,
  untaxed: 'official fees, no VAT',
  disbursements: 'Disbursements',
  total: 'Total incl. VAT',
};
