import { ErrorSummary } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useFormMessages } from '../messages/form/use-form-messages.ts';
import { useCertificateMessages } from '../messages/certificate/use-certificate-messages.ts';
import { getControlId, getSummaryText } from './fields.ts';
import type { RequestForm } from './use-request-form.ts';

/** Everything that keeps the form from being sent, each line leading to its field. */
export function RequestErrors({ form }: { form: Pick<RequestForm, 'violations' | 'refusals'> }) {
  const { labels } = useCertificateMessages();
  const { errors } = useFormMessages();
  const locale = useLocale();
  const listed = form.refusals === 0 ? [] : form.violations;
  return (
    <ErrorSummary
      title={errors.summary}
      headingLevel={3}
      attempt={form.refusals}
      errors={listed.map((found) => ({
        message: getSummaryText(found, locale, { labels, errors }),
        fieldId: getControlId(found.field),
      }))}
    />
  );
}
