import { useLocale } from '@tassis/design-system/host';
import { nameAdvice, PROPOSED_NAMES, type ProposedName } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { useStore } from 'zustand';
import { TextField } from './text-fields.tsx';
import type { FormPart } from './form-part.ts';
import { LiveAdvice } from './live-advice.tsx';

type NamesProps = {
  part: FormPart<Record<ProposedName, string>>;
  labels: Readonly<Record<ProposedName, string>>;
  hints: Readonly<Record<ProposedName, string>>;
};

/** Three names in the order of preference; a warning names the words for which the register may refuse one. */
export function ProposedNamesFields({ part, labels, hints }: NamesProps) {
  const locale = useLocale();
  const names = useStore(part.store, ({ values }) => values);
  const lines = nameAdvice(names).map(({ field, word }) =>
    translate(locale, 'advice.forbidden_word', { name: names[field].trim(), word }),
  );
  return (
    <>
      {PROPOSED_NAMES.map((name) => (
        <TextField key={name} part={part} name={name} label={labels[name]} hint={hints[name]} />
      ))}
      <LiveAdvice lines={lines} />
    </>
  );
}
