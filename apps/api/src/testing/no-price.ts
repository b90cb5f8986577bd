import type { Quote } from '@tassis/domain';

/** Of an order that costs nothing, for what is not about prices. */
export const noPrice: Quote = {
  domiciliation: 0,
  creation: 0,
  service: 0,
  subtotal: 0,
  vatBasisPoints: 2000,
  vat: 0,
  fees: 0,
  feesBreakdown: [],
  total: 0,
};
