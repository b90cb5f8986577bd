import type { DomiciliationWarning } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { useRenewalTexts } from '../../messages/renewal/use-renewal-texts.ts';

type Ending = Pick<DomiciliationWarning, 'companyName' | 'end_date' | 'days_left'>;

/** Says in plain words what the end of a domiciliation means for its company. */
export function useConsequence({ companyName, end_date: end, days_left: left }: Ending): string {
  const { consequence } = useRenewalTexts();
  const day = formatDate(useLocale(), end);
  return left < 0 ? consequence.after(companyName, day) : consequence.before(companyName, day);
}
