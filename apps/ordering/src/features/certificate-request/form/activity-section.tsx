import { FormSection, TextArea } from '@tassis/design-system';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SectionProps } from './fields.ts';

/** What the company will do. */
export function ActivitySection({ fields }: SectionProps) {
  const { form } = useMessages();
  return (
    <FormSection headingLevel={3} {...form.activity}>
      <TextArea {...fields.control('activity')} hint={form.hints.activity} rows={4} />
    </FormSection>
  );
}
