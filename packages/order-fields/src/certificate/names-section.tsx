import { FormSection, TextInput } from '@tassis/design-system';
import { PROPOSED_NAMES } from '@tassis/domain';
import { useCertificateMessages } from '../messages/certificate/use-certificate-messages.ts';
import { NamesAdvice } from '../form/names-advice.tsx';
import type { SectionProps } from './fields.ts';

/** Three names in the order in which they are wanted. */
export function NamesSection({ fields }: SectionProps) {
  const texts = useCertificateMessages();
  return (
    <FormSection headingLevel={3} {...texts.names}>
      {PROPOSED_NAMES.map((field) => (
        <TextInput
          key={field}
          {...fields.control(field)}
          hint={texts.hints[field]}
          autoComplete="off"
        />
      ))}
      <NamesAdvice names={fields.values} />
    </FormSection>
  );
}
