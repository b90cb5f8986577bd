import type { Package } from '@tassis/contracts';
import { Badge, Cluster, type DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, type Locale } from '@tassis/messages';
import type { Messages } from '../../messages/fr.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { shownPriceOf } from './shown-price.ts';

/** The columns of the published packages. */
export function usePackageColumns(): DataColumn<Package>[] {
  const { packages: texts } = useMessages();
  const locale = useLocale();
  return [
    {
      key: 'name',
      header: texts.columns.name,
      rowHeader: true,
      cell: (item) => (
        <Cluster>
          {item.name}
          {item.is_featured ? <Badge tone="neutral">{texts.featured}</Badge> : null}
        </Cluster>
      ),
    },
    { key: 'code', header: texts.columns.code, card: 'beside', cell: (item) => item.code },
    {
      key: 'contents',
      header: texts.columns.contents,
      cell: (item) => contentsOf(item, texts, locale).join(' · '),
    },
    {
      key: 'price',
      header: texts.columns.price,
      align: 'end',
      cell: (item) => formatMoney(locale, shownPriceOf(item)),
    },
  ];
}

/** What the price buys; a creation may be a part of it, or cost more on top of it. */
function contentsOf(item: Package, texts: Messages['packages'], locale: Locale): string[] {
  const priceOf = (amount: number) => formatMoney(locale, amount, { decimals: 'whole' });
  const months = item.domiciliation_duration_months;
  const share = item.company_creation_price;
  const contents: string[] = [];
  if (months > 0) contents.push(texts.months(months));
  if (item.includes_company_creation) {
    contents.push(share > 0 ? texts.creationAt(priceOf(share)) : texts.creation);
  }
  if (item.optional_company_creation) {
    contents.push(texts.creationOption(priceOf(item.optional_company_creation_price)));
  }
  return contents.length > 0 ? contents : [texts.other];
}
