import { ErrorSummary } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useStore } from 'zustand';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { findingLines, type FieldNames } from '../../order/form/finding-text.ts';
import type { RequestForm } from './form/domiciliation-form.ts';

type DomiciliationErrorsProps = {
  form: RequestForm;
  names: FieldNames;
  /** How often sending was refused. */
  attempt: number;
};

/** Everything that keeps the form from being sent, each line leading to its field. */
export function DomiciliationErrors({ form, names, attempt }: DomiciliationErrorsProps) {
  const { errors, findings: texts } = useOrderMessages();
  const locale = useLocale();
  const findings = useStore(form.findings);
  if (attempt === 0) return null;
  return (
    <ErrorSummary
      title={errors.summary}
      headingLevel={3}
      attempt={attempt}
      errors={findingLines(findings, { locale, findings: texts, names }).map(
        ({ path, message }) => ({ message, fieldId: form.placeOf(path)?.id }),
      )}
    />
  );
}
