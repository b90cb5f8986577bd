import { FormSection } from '@tassis/design-system';
import { TextField } from '../../form/text-fields.tsx';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import type { SectionProps } from './section-props.ts';

/** The wire's `firstName` is the family name here, and `lastName` the given name. */
export function PersonalSection({ form }: SectionProps) {
  const { request } = form.members;
  const { personal: texts, labels } = useCertificateMessages();
  return (
    <FormSection headingLevel={3} {...texts} columns>
      <TextField
        part={request}
        name="firstName"
        label={labels.firstName}
        autoComplete="family-name"
      />
      <TextField part={request} name="lastName" label={labels.lastName} autoComplete="given-name" />
    </FormSection>
  );
}
