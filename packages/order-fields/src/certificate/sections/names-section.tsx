import { FormSection } from '@tassis/design-system';
import { ProposedNamesFields } from '../../form/proposed-names-fields.tsx';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import type { SectionProps } from './section-props.ts';

/** Three names in the order in which they are wanted. */
export function NamesSection({ form }: SectionProps) {
  const { names: texts, labels, hints } = useCertificateMessages();
  return (
    <FormSection headingLevel={3} {...texts}>
      <ProposedNamesFields part={form.members.request} labels={labels} hints={hints} />
    </FormSection>
  );
}
