import type { Package } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { useTexts } from '../../messages/packages/use-texts.ts';

/** Describes the services in a package's price; a creation may be included or cost extra. */
export function usePackageContents(item: Package): string {
  const { contents: texts } = useTexts();
  const locale = useLocale();
  const formatPrice = (amount: number) => formatMoney(locale, amount, { decimals: 'whole' });
  const months = item.domiciliation_duration_months;
  const share = item.company_creation_price;
  const contents: string[] = [];
  if (months > 0) contents.push(texts.months(months));
  if (item.includes_company_creation) {
    contents.push(share > 0 ? texts.creationAt(formatPrice(share)) : texts.creation);
  }
  if (item.optional_company_creation) {
    contents.push(texts.creationOption(formatPrice(item.optional_company_creation_price)));
  }
  return contents.join(' · ') || texts.other;
}
