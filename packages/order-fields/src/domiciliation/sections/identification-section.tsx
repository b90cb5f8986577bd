import { FormSection, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { IDENTIFICATION_TYPES } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useStore } from 'zustand';
import { useDomiciliationMessages } from '../../messages/domiciliation/use-domiciliation-messages.ts';
import { ChoiceField } from '../../form/bound-fields.tsx';
import { inCapitals } from '../../form/in-capitals.ts';
import { useField } from '../../form/use-field.ts';
import type { SectionProps } from './section-props.ts';

/** Which document, and its number; another document has another number. */
export function IdentificationSection({ form }: SectionProps) {
  const { identification } = form.members;
  const { identification: texts, labels } = useDomiciliationMessages();
  const locale = useLocale();
  const type = useStore(identification.store, ({ values }) => values.identificationType);
  return (
    <FormSection headingLevel={3} {...texts}>
      <ChoiceField
        part={identification}
        name="identificationType"
        label={labels.identificationType}
        options={IDENTIFICATION_TYPES.map((value) => ({
          value,
          label: getLabel(locale, `identification_type.${value}`),
        }))}
        onChoose={() => identification.clear('identifierValue')}
      />
      <NumberField key={type} form={form} />
    </FormSection>
  );
}

function NumberField({ form }: SectionProps) {
  const { identification } = form.members;
  const { labels, numberHints } = useDomiciliationMessages();
  const { value, control, change } = useField(identification, 'identifierValue');
  return (
    <TextInput
      {...control}
      label={labels.identifierValue}
      hint={numberHints[identification.values.identificationType]}
      value={value}
      onChange={({ target }) => change(inCapitals(target))}
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
