import { useLocale } from '@tassis/design-system/host';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import type { FieldWords } from './format-field.ts';

/** The locale and labels with which values are formatted, in the page's language. */
export function useFieldWords(): FieldWords {
  return { locale: useLocale(), texts: useOrderTexts().values };
}
