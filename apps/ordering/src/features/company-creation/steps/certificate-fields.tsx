import { FormSection } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { iceAdvice } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../../messages/company-creation/use-creation-messages.ts';
import { TextField } from '../../../order/form/bound-fields.tsx';
import { PdfField } from '../../../order/form/pdf-field.tsx';
import { LiveAdvice } from '../../../order/live-advice.tsx';
import type { StepProps } from './step-props.ts';

/** What the certificate says, and the certificate itself. */
export function CertificateFields({ form }: StepProps) {
  const { naming, certificate } = form.members;
  const { naming: texts } = useCreationMessages();
  const { labels, hints } = texts;
  return (
    <FormSection {...texts.certificate}>
      <PdfField file={certificate} label={labels.certificate} hint={hints.certificate} />
      <TextField part={naming} name="certificatNumber" label={labels.certificatNumber} />
      <TextField
        part={naming}
        name="ICE"
        label={labels.ICE}
        hint={hints.ICE}
        inputMode="numeric"
        maxLength={15}
      />
      <IceAdvice form={form} />
      <TextField part={naming} name="companyName" label={labels.companyName} />
    </FormSection>
  );
}

function IceAdvice({ form }: StepProps) {
  const locale = useLocale();
  const code = useStore(form.members.naming.store, ({ values }) => iceAdvice(values.ICE)?.code);
  return <LiveAdvice lines={code ? [translate(locale, `advice.${code}`)] : []} />;
}
