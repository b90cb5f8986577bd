import { FormSection } from '@tassis/design-system';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { TextField } from '../../form/text-fields.tsx';
import { PdfField } from '../../form/pdf-field.tsx';
import { IceField } from '../../form/ice-field.tsx';
import type { CreationProps } from './creation-props.ts';

/** What the certificate says, and the certificate itself. */
export function CertificateFields({ form }: CreationProps) {
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
