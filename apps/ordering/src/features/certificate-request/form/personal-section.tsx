import { FormSection, TextInput } from '@tassis/design-system';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SectionProps } from './fields.ts';

/** The wire's `firstName` is the family name here, and `lastName` the given name. */
export function PersonalSection({ fields }: SectionProps) {
  const { form } = useMessages();
  return (
    <FormSection headingLevel={3} {...form.personal} columns>
      <TextInput {...fields.control('firstName')} autoComplete="family-name" />
      <TextInput {...fields.control('lastName')} autoComplete="given-name" />
    </FormSection>
  );
}
