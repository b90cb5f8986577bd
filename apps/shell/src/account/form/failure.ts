import { ApiError, failureText } from '@tassis/api-client';
import { mapApiErrors, type MappedErrors } from '@tassis/forms';
import { transportText, type Locale } from '@tassis/messages';

/** Why a call failed, in one sentence. What stands against it (a 409) only the server can say. */
export function sayFailure(error: unknown, locale: Locale): string {
  const obstacle =
    error instanceof ApiError && error.status === 409 ? error.serverMessage : undefined;
  return obstacle ?? failureText(error, (key) => transportText(locale, key));
}

/** The same as a form shows it: beside its fields where it is about them. */
export function explainFailure<Name extends string>(
  error: unknown,
  names: readonly Name[],
  locale: Locale,
): MappedErrors<Name> {
  const errors = error instanceof ApiError ? error.errors : undefined;
  return mapApiErrors({ errors }, { names, fallback: sayFailure(error, locale) });
}
