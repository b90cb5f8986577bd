import type { PriceWords } from '../fr/price.ts';

export const price: PriceWords = {
  domiciliation: 'Domiciliation',
  creationAndDomiciliation: 'Creation and domiciliation',
  renewal: (from, to) => `Renewal of the domiciliation, from ${from} to ${to}`,
  creation: 'Company creation',
  certificate: 'Negative certificate request',
  subtotal: 'Subtotal excl. VAT',
  vat: (rate) => `VAT (${rate}%)`,
  fees: 'Administration fees',
  untaxed: 'official fees, no VAT',
  disbursements: 'Disbursements',
  total: 'Total incl. VAT',
  months: (count) => `${count}\u00A0months`,
  feesParts: 'What they include',
};
