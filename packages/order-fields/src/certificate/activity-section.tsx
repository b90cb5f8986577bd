import { FormSection, TextArea } from '@tassis/design-system';
import { useCertificateMessages } from '../messages/certificate/use-certificate-messages.ts';
import type { SectionProps } from './fields.ts';

/** What the company will do. */
export function ActivitySection({ fields }: SectionProps) {
  const texts = useCertificateMessages();
  return (
    <FormSection headingLevel={3} {...texts.activity}>
      <TextArea {...fields.control('activity')} hint={texts.hints.activity} rows={4} />
    </FormSection>
  );
}
