import { FormSection } from '@tassis/design-system';
import { useCreationMessages } from '../../../messages/company-creation/use-creation-messages.ts';
import { TextField } from '../../../order/form/bound-fields.tsx';
import { PdfField } from '../../../order/form/pdf-field.tsx';
import { IceField } from '../../../order/ice-field.tsx';
import type { StepProps } from './step-props.ts';

/** What the certificate says, and the certificate itself. */
export function CertificateFields({ form }: StepProps) {
  const { naming, certificate } = form.members;
  const { naming: texts } = useCreationMessages();
  const { labels, hints } = texts;
  return (
    <FormSection headingLevel={3} {...texts.certificate}>
      <PdfField file={certificate} label={labels.certificate} hint={hints.certificate} />
      <TextField part={naming} name="certificatNumber" label={labels.certificatNumber} />
      <IceField part={naming} label={labels.ICE} hint={hints.ICE} />
      <TextField part={naming} name="companyName" label={labels.companyName} />
    </FormSection>
  );
}
