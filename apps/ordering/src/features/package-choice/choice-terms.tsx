import { useLocale } from '@tassis/design-system/host';
import { formatMoney, formatNumber } from '@tassis/messages';
import { useFirm } from '@tassis/views';
import { usePackageChoiceTexts } from '../../messages/package-choice/use-package-choice-texts.ts';
import styles from './package-choice.module.css';

/** What the prices of the cards do not contain, from the firm’s rates. */
export function ChoiceTerms() {
  const texts = usePackageChoiceTexts();
  const locale = useLocale();
  const pricing = useFirm().data?.pricing;
  if (!pricing) return null;
  const vatPercent = formatNumber(locale, Math.round(pricing.vat_rate * 10_000) / 100);
  const fees = formatMoney(locale, pricing.fees, { decimals: 'whole' });
  return <p className={styles['terms']}>{texts.terms(vatPercent, fees)}</p>;
}
