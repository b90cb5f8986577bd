import { FormSection, RadioGroup, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { IDENTIFICATION_TYPES, getIdentificationField } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useCertificateMessages } from '../messages/certificate/use-certificate-messages.ts';
import { getControlId, type SectionProps } from './fields.ts';

/** Which document, and its number: only the field of the chosen one is there. */
export function IdentificationSection({ fields }: SectionProps) {
  const texts = useCertificateMessages();
  const locale = useLocale();
  const number = getIdentificationField(fields.values.identificationType);
  return (
    <FormSection headingLevel={3} {...texts.identification}>
      <RadioGroup
        id={getControlId('identificationType')}
        name="identificationType"
        label={texts.labels.identificationType}
        direction="row"
        options={IDENTIFICATION_TYPES.map((type) => ({
          value: type,
          label: getLabel(locale, `identification_type.${type}`),
        }))}
        value={fields.values.identificationType}
        error={fields.errorOf('identificationType')}
        onChange={(event) => {
          const chosen = IDENTIFICATION_TYPES.find((type) => type === event.target.value);
          if (chosen !== undefined) fields.chooseType(chosen);
        }}
      />
      <TextInput
        key={number}
        {...fields.control(number)}
        hint={texts.hints[number]}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FormSection>
  );
}
