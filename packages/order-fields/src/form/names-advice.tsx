import { useLocale } from '@tassis/design-system/host';
import { nameAdvice, type ProposedName } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { LiveAdvice } from './live-advice.tsx';

type NamesAdviceProps = { names: Readonly<Record<ProposedName, string>> };

/** Words in proposed names for which the register may refuse them. */
export function NamesAdvice({ names }: NamesAdviceProps) {
  const locale = useLocale();
  const lines = nameAdvice(names).map(({ field, word }) =>
    translate(locale, 'advice.forbidden_word', { name: names[field].trim(), word }),
  );
  return <LiveAdvice lines={lines} />;
}
