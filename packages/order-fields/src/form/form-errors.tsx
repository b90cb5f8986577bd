import { ErrorSummary, type SummaryError } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useStore } from 'zustand';
import { useFormMessages } from '../messages/form/use-form-messages.ts';
import { toFindingLines, type FieldLabels } from './finding-text.ts';
import { focusField } from './focus-field.ts';
import { isShown } from './is-shown.ts';
import type { Members, OrderForm } from './order-form.ts';

type FormErrorsProps<Of extends Members> = {
  form: OrderForm<Of>;
  labels: FieldLabels;
  /** The number of refused attempts; 0 shows nothing. */
  attempt: number;
  /** Default: 'Veuillez corriger les erreurs suivantes:'. */
  title?: string;
  /** Other errors that prevent sending, shown below the fields'. */
  others?: readonly SummaryError[];
};

/** The error summary of a form on one page; each line links to its field. */
export function FormErrors<Of extends Members>(props: FormErrorsProps<Of>) {
  const { form, labels, attempt, title, others = [] } = props;
  const { errors, findings: texts } = useFormMessages();
  const locale = useLocale();
  const findings = useStore(form.findings);
  if (attempt === 0) return null;
  const told = findings.filter(({ path }) => isShown(form, path));
  return (
    <ErrorSummary
      title={title ?? errors.summary}
      headingLevel={3}
      attempt={attempt}
      errors={[
        ...toFindingLines(told, { locale, findings: texts, labels }).map(({ path, message }) => ({
          message,
          fieldId: form.locate(path)?.id,
          onFollow: () => focusField(form, path),
        })),
        ...others,
      ]}
    />
  );
}
