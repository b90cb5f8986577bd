import { FormSection, TextInput } from '@tassis/design-system';
import { PROPOSED_NAMES } from '@tassis/domain';
import { useMessages } from '../../../messages/use-messages.ts';
import { NamesAdvice } from '../../../order/names-advice.tsx';
import type { SectionProps } from './fields.ts';

/** Three names in the order in which they are wanted. */
export function NamesSection({ fields }: SectionProps) {
  const { form } = useMessages();
  return (
    <FormSection headingLevel={3} {...form.names}>
      {PROPOSED_NAMES.map((field) => (
        <TextInput
          key={field}
          {...fields.control(field)}
          hint={form.hints[field]}
          autoComplete="off"
        />
      ))}
      <NamesAdvice names={fields.values} />
    </FormSection>
  );
}
