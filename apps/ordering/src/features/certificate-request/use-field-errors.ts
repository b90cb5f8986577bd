import { useLocale } from '@tassis/design-system/host';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import type { Failure } from '../../order/submission/failure.ts';
import { refusedPaths } from '../../order/submission/failure-lines.ts';
import { fieldAt, fieldTextOf, type FieldErrors } from './form/fields.ts';
import type { RequestForm } from './form/use-request-form.ts';
import type { FormValues } from './form/values.ts';

type Refusal = { failure: Failure | null; sent: FormValues | null };

/** What stands under each field: our own finding first, else the server's as long as the value it refused stands there. */
export function useFieldErrors(form: RequestForm, { failure, sent }: Refusal): FieldErrors {
  const locale = useLocale();
  const texts = useOrderMessages().errors;
  const errors: FieldErrors = {};
  for (const [path, text] of refusedPaths(failure)) {
    const field = fieldAt(path);
    if (field !== undefined && sent?.[field] === form.values[field]) errors[field] = text;
  }
  for (const found of form.violations) errors[found.field] = fieldTextOf(found, locale, texts);
  return errors;
}
