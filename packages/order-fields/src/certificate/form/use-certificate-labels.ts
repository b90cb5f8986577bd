import { findLabel, type FieldLabels } from '../../form/finding-text.ts';
import { useCertificateMessages } from '../../messages/certificate/use-certificate-messages.ts';
import { useFormMessages } from '../../messages/form/use-form-messages.ts';

/** What the form of a negative certificate calls its fields. */
export function useCertificateLabels(): FieldLabels {
  const { labels } = useCertificateMessages();
  const { line } = useFormMessages().errors;
  return { ofField: (name) => findLabel(labels, name), line };
}
