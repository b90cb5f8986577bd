import { useLocale } from '@tassis/design-system/host';
import type { PackageContentField } from '@tassis/domain';
import { formatMoney } from '@tassis/messages';
import { useTexts } from '../../messages/packages/use-texts.ts';
import type { PackageValues } from './package-values.ts';

/** Writes a field of a package as a text, where two states of it are set beside each other. */
export function useValueText(): (values: PackageValues, field: PackageContentField) => string {
  const { editor: texts } = useTexts();
  const locale = useLocale();
  return (values, field) => {
    const value = values[field];
    if (value === null || value === '') return texts.nothing;
    if (field === 'domiciliation_duration_months') {
      return texts.months(values.domiciliation_duration_months);
    }
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (typeof value === 'number') return formatMoney(locale, value);
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return value.length > 0 ? value.join(' · ') : texts.nothing;
    return ('text' in value && value.text) || texts.nothing;
  };
}
