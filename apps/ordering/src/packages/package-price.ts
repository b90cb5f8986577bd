import type { Firm, Package } from '@tassis/contracts';
import { centimesOf, creationIsWithin, madOf, quotePackage, type FeeCode } from '@tassis/domain';
import { termsOf } from '@tassis/views';

/** The lines of the invoice, in MAD; `vatRate` in per cent. */
export type PackagePrice = {
  domiciliation: number;
  creation: number;
  /** The domiciliation's price is also that of the creation, which has no line of its own. */
  creationIsWithin: boolean;
  subtotal: number;
  vatRate: number;
  vat: number;
  /** Untaxed; 0 without a creation. */
  fees: number;
  feesBreakdown: readonly { code: FeeCode; amount: number }[];
  total: number;
};

/** What is ordered: a package, and whether its optional creation is ticked. */
export type Ordered = { offer: Package; withOptionalCreation: boolean };

/** What a package costs at the firm's rates, by the same sum as the server's. */
export function packagePrice(
  { offer, withOptionalCreation }: Ordered,
  rates: Firm['pricing'],
): PackagePrice {
  const terms = termsOf(offer);
  const vatBasisPoints = Math.round(rates.vat_rate * 10_000);
  const quote = quotePackage(terms, withOptionalCreation, {
    vatBasisPoints,
    creationFees: rates.feesBreakdown.map(({ code, amount }) => ({
      code,
      amount: centimesOf(amount),
    })),
    negativeCertificate: { service: 0, officialFees: 0 },
  });
  return {
    domiciliation: madOf(quote.domiciliation),
    creation: madOf(quote.creation),
    creationIsWithin: creationIsWithin(quote, terms, withOptionalCreation),
    subtotal: madOf(quote.subtotal),
    vatRate: vatBasisPoints / 100,
    vat: madOf(quote.vat),
    fees: madOf(quote.fees),
    feesBreakdown: quote.feesBreakdown.map(({ code, amount }) => ({ code, amount: madOf(amount) })),
    total: madOf(quote.total),
  };
}
