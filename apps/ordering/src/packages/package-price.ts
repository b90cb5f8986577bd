import type { Firm, Package } from '@tassis/contracts';
import { toCentimes, creationIsWithin, toMad, quotePackage, type FeeCode } from '@tassis/domain';
import { toPackageTerms } from '@tassis/views';

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
  const terms = toPackageTerms(offer);
  const vatBasisPoints = Math.round(rates.vat_rate * 10_000);
  const quote = quotePackage(terms, withOptionalCreation, {
    vatBasisPoints,
    creationFees: rates.feesBreakdown.map(({ code, amount }) => ({
      code,
      amount: toCentimes(amount),
    })),
    negativeCertificate: { service: 0, officialFees: 0 },
  });
  return {
    domiciliation: toMad(quote.domiciliation),
    creation: toMad(quote.creation),
    creationIsWithin: creationIsWithin(quote, terms, withOptionalCreation),
    subtotal: toMad(quote.subtotal),
    vatRate: vatBasisPoints / 100,
    vat: toMad(quote.vat),
    fees: toMad(quote.fees),
    feesBreakdown: quote.feesBreakdown.map(({ code, amount }) => ({ code, amount: toMad(amount) })),
    total: toMad(quote.total),
  };
}
