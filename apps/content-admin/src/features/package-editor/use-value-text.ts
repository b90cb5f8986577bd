import { useLocale } from '@tassis/design-system/host';
import type { PackageContentField } from '@tassis/domain';
import { formatMoney } from '@tassis/messages';
import { useTexts } from '../../messages/packages/use-texts.ts';
import type { PackageValue } from './package-values.ts';

/** Formats the value of a package's field as a text, to compare versions. */
export function useValueText(): (
  value: PackageValue,
  field: PackageContentField | undefined,
) => string {
  const { editor: texts } = useTexts();
  const locale = useLocale();
  return (value, field) => {
    if (value === null || value === '') return texts.nothing;
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (typeof value === 'number') {
      const isDuration = field === 'domiciliation_duration_months';
      return isDuration ? texts.months(value) : formatMoney(locale, value);
    }
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return value.length > 0 ? value.join(' · ') : texts.nothing;
    return ('text' in value && value.text) || texts.nothing;
  };
}
