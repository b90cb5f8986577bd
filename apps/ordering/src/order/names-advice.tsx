import { useLocale } from '@tassis/design-system/host';
import { nameAdvice, type NameAdvice, type ProposedName } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { LiveAdvice } from './live-advice.tsx';

type Labels = Readonly<Record<ProposedName, string>>;
type NamesAdviceProps = { names: Readonly<Record<ProposedName, string>>; labels: Labels };

/** What may be wrong with proposed names. */
export function NamesAdvice({ names, labels }: NamesAdviceProps) {
  const locale = useLocale();
  const lines = nameAdvice(names).map((found) => {
    const name = names[found.field].trim();
    return translate(locale, `advice.${found.code}`, { name, ...paramsOf(found, labels) });
  });
  return <LiveAdvice lines={lines} />;
}

function paramsOf(found: NameAdvice, labels: Labels) {
  if (found.code === 'forbidden_word') return { word: found.word };
  return { field: labels[found.field], as: labels[found.as] };
}
