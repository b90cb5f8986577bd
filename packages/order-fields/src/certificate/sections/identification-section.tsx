import { FormSection } from '@tassis/design-system';
import { IdentificationFields } from '../../form/identification-fields.tsx';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import { findNumberViolation } from '../form/number-rule.ts';
import type { SectionProps } from './section-props.ts';

/** The document of the beneficiary; its number is validated while it is typed. */
export function IdentificationSection({ form }: SectionProps) {
  const { identification: texts, labels, hints } = useCertificateMessages();
  return (
    <FormSection headingLevel={3} {...texts}>
      <IdentificationFields
        part={form.members.request}
        labels={labels}
        hints={hints}
        findLive={findNumberViolation}
      />
    </FormSection>
  );
}
