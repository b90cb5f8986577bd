import { fieldAt, type FieldErrors, type FormValues } from '@tassis/order-fields/certificate';
import type { Failure } from '../../order/submission/failure.ts';
import { refusedPaths } from '../../order/submission/failure-lines.ts';

type Refusal = { failure: Failure | null; sent: FormValues | null };

/** The server's texts, by field, as long as the value it refused stands there. */
export function refusedFields(values: FormValues, { failure, sent }: Refusal): FieldErrors {
  const refused: FieldErrors = {};
  for (const [path, text] of refusedPaths(failure)) {
    const field = fieldAt(path);
    if (field !== undefined && sent?.[field] === values[field]) refused[field] = text;
  }
  return refused;
}
