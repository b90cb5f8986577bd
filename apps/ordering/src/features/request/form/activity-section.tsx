import { TextArea } from '@tassis/design-system';
import { useMessages } from '../../../messages/use-messages.ts';
import { FieldSection } from './field-section.tsx';
import type { SectionProps } from './fields.ts';

/** What the company will do. */
export function ActivitySection({ fields }: SectionProps) {
  const { form } = useMessages();
  return (
    <FieldSection {...form.activity}>
      <TextArea {...fields.control('activity')} hint={form.hints.activity} rows={4} />
    </FieldSection>
  );
}
