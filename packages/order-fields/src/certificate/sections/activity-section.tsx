import { FormSection } from '@tassis/design-system';
import { TextAreaField } from '../../form/text-fields.tsx';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import type { SectionProps } from './section-props.ts';

/** What the company will do. */
export function ActivitySection({ form }: SectionProps) {
  const { activity: texts, labels, hints } = useCertificateMessages();
  return (
    <FormSection headingLevel={3} {...texts}>
      <TextAreaField
        part={form.members.request}
        name="activity"
        label={labels.activity}
        hint={hints.activity}
        rows={4}
      />
    </FormSection>
  );
}
