import type { Firm, Package } from '@tassis/contracts';
import { formatMoney, priceWords } from '@tassis/messages';
import { comparisonTexts as texts } from '../messages/comparison.ts';
import { getPackagePrice } from '../order-price.ts';
import { getPrice } from '../package-offer.ts';
import { useFirm } from '../use-firm.ts';

type FactRow = { name: string; values: readonly string[] };

/** The rows for the price, the duration, and whether a company is created. */
export function useFactRows(packages: readonly Package[]): FactRow[] {
  const rates = useFirm().data?.pricing;
  const row = (name: string, toText: (offer: Package) => string): FactRow => ({
    name,
    values: packages.map(toText),
  });
  const rows = [
    row(texts.beforeTax, (offer) => money(getPrice(offer))),
    ...(rates ? [row(texts.total, (offer) => money(getTotal(offer, rates)))] : []),
    row(texts.months, ({ domiciliation_duration_months: months }) =>
      months > 0 ? priceWords('fr').months(months) : texts.none,
    ),
    row(texts.monthlyRate, ({ domiciliation_monthly_rate: rate }) =>
      rate > 0 ? money(rate) : texts.none,
    ),
    row(texts.creation, toCreationText),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== texts.none));
}

function getTotal(offer: Package, rates: Firm['pricing']): number {
  return getPackagePrice({ offer, withOptionalCreation: false }, rates).total;
}

function toCreationText(offer: Package): string {
  if (offer.includes_company_creation) return texts.creationIncluded;
  if (!offer.optional_company_creation) return texts.none;
  return texts.creationOption(money(offer.optional_company_creation_price));
}

function money(mad: number): string {
  return formatMoney('fr', mad, { decimals: 'whole' });
}
