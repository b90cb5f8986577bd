import { useLocale } from '@tassis/design-system/host';
import { useMessages } from '../../messages/use-messages.ts';
import { fieldTextOf, type FieldErrors } from './form/fields.ts';
import type { RequestForm } from './form/use-request-form.ts';
import { FIELDS, type FormValues } from './form/values.ts';
import type { Failure } from './submission/failure.ts';
import { refusedFields } from './submission/failure-lines.ts';

type Refusal = { failure: Failure | null; sent: FormValues | null };

/** What stands under each field: our own finding first, else the server's as long as the value it refused stands there. */
export function useFieldErrors(form: RequestForm, { failure, sent }: Refusal): FieldErrors {
  const locale = useLocale();
  const messages = useMessages();
  const refused = refusedFields(failure);
  const errors: FieldErrors = {};
  for (const field of FIELDS) {
    const text = refused[field];
    if (text !== undefined && sent?.[field] === form.values[field]) errors[field] = text;
  }
  for (const found of form.violations) errors[found.field] = fieldTextOf(found, locale, messages);
  return errors;
}
