import type { Package } from '@tassis/contracts';
import { Badge, Cluster, type DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import type { Messages } from '../../messages/fr.ts';
import { useMessages } from '../../messages/use-messages.ts';

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
    { key: 'code', header: texts.columns.code, cell: (item) => item.code },
    {
      key: 'contents',
      header: texts.columns.contents,
      cell: (item) => contentsOf(item, texts).join(', '),
    },
    {
      key: 'price',
      header: texts.columns.price,
      align: 'end',
      cell: (item) => formatMoney(locale, item.price),
    },
  ];
}

function contentsOf(item: Package, texts: Messages['packages']): readonly string[] {
  const months = item.domiciliation_duration_months;
  return [
    ...(months > 0 ? [texts.months(months)] : []),
    ...(item.includes_company_creation ? [texts.creation] : []),
    ...(item.optional_company_creation ? [texts.creationOption] : []),
  ];
}
