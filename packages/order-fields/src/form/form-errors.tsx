import { ErrorSummary } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useStore } from 'zustand';
import { useFormMessages } from '../messages/form/use-form-messages.ts';
import { findingLines, type FieldNames } from './finding-text.ts';
import { goToField } from './go-to-field.ts';
import { isTold } from './is-told.ts';
import type { Members, OrderForm } from './order-form.ts';

type FormErrorsProps<Of extends Members> = {
  form: OrderForm<Of>;
  names: FieldNames;
  /** How often it was refused; 0 says nothing. */
  attempt: number;
};

/** Everything that keeps a form on one page from being sent, each line leading to its field. */
export function FormErrors<Of extends Members>({ form, names, attempt }: FormErrorsProps<Of>) {
  const { errors, findings: texts } = useFormMessages();
  const locale = useLocale();
  const findings = useStore(form.findings);
  if (attempt === 0) return null;
  const told = findings.filter(({ path }) => isTold(form, path));
  return (
    <ErrorSummary
      title={errors.summary}
      headingLevel={3}
      attempt={attempt}
      errors={findingLines(told, { locale, findings: texts, names }).map(({ path, message }) => ({
        message,
        fieldId: form.findPlace(path)?.id,
        onFollow: () => goToField(form, path),
      }))}
    />
  );
}
