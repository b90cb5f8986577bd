import { toPackageTerms, toPricingSettings, type Firm, type Package } from '@tassis/contracts';
import {
  creationIsWithin,
  quoteNegativeCertificate,
  quotePackage,
  toMad,
  type FeeCode,
  type Quote,
} from '@tassis/domain';

/** The lines of the invoice, in MAD; `vatRate` in per cent. */
export type OrderPrice = {
  domiciliation: number;
  creation: number;
  /** The price of the negative certificate's service. */
  service: number;
  /** The price of the domiciliation, which includes that of a creation without a line of its own. */
  creationIsWithin: boolean;
  subtotal: number;
  vatRate: number;
  vat: number;
  /** Untaxed. */
  fees: number;
  feesBreakdown: readonly { code: FeeCode; amount: number }[];
  total: number;
};

/** What is ordered: a package, and whether its optional creation is ticked. */
export type Ordered = { offer: Package; withOptionalCreation: boolean };

/** The price of a package at the firm's rates, by the same function as on the server. */
export function getPackagePrice(
  { offer, withOptionalCreation }: Ordered,
  rates: Firm['pricing'],
): OrderPrice {
  const terms = toPackageTerms(offer);
  const quote = quotePackage(terms, withOptionalCreation, toPricingSettings(rates));
  return toOrderPrice(quote, creationIsWithin(quote, terms, withOptionalCreation));
}

/** The price of a negative certificate at the firm's rates, by the same function as on the server. */
export function getCertificatePrice(rates: Firm['pricing']): OrderPrice {
  return toOrderPrice(quoteNegativeCertificate(toPricingSettings(rates)), false);
}

function toOrderPrice(quote: Quote, isCreationWithin: boolean): OrderPrice {
  return {
    domiciliation: toMad(quote.domiciliation),
    creation: toMad(quote.creation),
    service: toMad(quote.service),
    creationIsWithin: isCreationWithin,
    subtotal: toMad(quote.subtotal),
    vatRate: quote.vatBasisPoints / 100,
    vat: toMad(quote.vat),
    fees: toMad(quote.fees),
    feesBreakdown: quote.feesBreakdown.map(({ code, amount }) => ({ code, amount: toMad(amount) })),
    total: toMad(quote.total),
  };
}
