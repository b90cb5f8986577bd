import { FormSection } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { IDENTIFICATION_TYPES } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useStore } from 'zustand';
import { useDomiciliationMessages } from '../../messages/domiciliation/use-domiciliation-messages.ts';
import { RadioField } from '../../form/choice-fields.tsx';
import { DocumentNumberField } from '../../form/document-number-field.tsx';
import type { SectionProps } from './section-props.ts';

/** The kind of document and its number; another kind clears the number. */
export function IdentificationSection({ form }: SectionProps) {
  const { identification } = form.members;
  const { identification: texts, labels, numberHints } = useDomiciliationMessages();
  const locale = useLocale();
  const type = useStore(identification.store, ({ values }) => values.identificationType);
  return (
    <FormSection headingLevel={3} {...texts}>
      <RadioField
        part={identification}
        name="identificationType"
        label={labels.identificationType}
        options={IDENTIFICATION_TYPES.map((value) => ({
          value,
          label: getLabel(locale, `identification_type.${value}`),
        }))}
        onChoose={() => identification.clear('identifierValue')}
      />
      <DocumentNumberField
        key={type}
        part={identification}
        name="identifierValue"
        label={labels.identifierValue}
        hint={numberHints[type]}
      />
    </FormSection>
  );
}
