import { toViolations, type PathViolation } from '@tassis/contracts';
import { translate } from '@tassis/messages';
import { safeParse, type core } from 'zod/mini';
import { HttpError } from '../http/http-error.ts';

/** What a contract takes, read by its own schema. Throws the refusal of the HTTP call. */
export function readBody<Schema extends core.$ZodType>(
  schema: Schema,
  body: unknown,
): core.output<Schema> {
  const parsed = safeParse(schema, body);
  if (parsed.success) return parsed.data;
  throw new HttpError('validation_failed', { violations: toViolations(parsed.error.issues) });
}

/** What breaks the rules in and below this field. */
export function violationsBelow(
  schema: core.$ZodType,
  body: unknown,
  path: string,
): PathViolation[] {
  const parsed = safeParse(schema, body);
  if (parsed.success) return [];
  const isBelow = (found: PathViolation) =>
    found.path === path || found.path.startsWith(`${path}.`);
  return toViolations(parsed.error.issues).filter(isBelow);
}

/** A refusal of the API, for the person at the terminal. */
export function formatRefusal({ code, violations }: HttpError): string {
  const fields = violations.map((each) => `\n  ${each.path}: ${formatViolation(each)}`);
  return translate('en', code) + fields.join('');
}

export function formatViolation({ violation }: PathViolation): string {
  return translate('en', violation.code, violation.params);
}
