import { FormSection, TextInput } from '@tassis/design-system';
import { useCertificateMessages } from '../messages/certificate/use-certificate-messages.ts';
import type { SectionProps } from './fields.ts';

/** The wire's `firstName` is the family name here, and `lastName` the given name. */
export function PersonalSection({ fields }: SectionProps) {
  const texts = useCertificateMessages();
  return (
    <FormSection headingLevel={3} {...texts.personal} columns>
      <TextInput {...fields.control('firstName')} autoComplete="family-name" />
      <TextInput {...fields.control('lastName')} autoComplete="given-name" />
    </FormSection>
  );
}
