import { ApiError, failureText } from '@tassis/api-client';
import { translate, type Locale } from '@tassis/messages';
import { fieldOf } from './field-of.ts';
import type { Failure } from './use-account-form.ts';

/** What a failed call of a form behind a link says, and at which field. */
export function explainLinkFailure<Name extends string>(
  error: unknown,
  names: readonly Name[],
  locale: Locale,
): Failure<Name> {
  const field = fieldOf(error, names);
  const atField = field && error instanceof ApiError ? error.firstFieldError : undefined;
  return { field, text: atField ?? failureText(error, (key) => translate(locale, key)) };
}

/** Whether the link is good for nothing (any more): it was used, it ran out, or it is no link of ours. */
export function isLinkInvalid(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && (error.code === 'link_invalid' || 'token' in (error.errors ?? {}))
  );
}

/** For a call's `catch`: tells of a link that is good for nothing, and throws on. */
export function tellLinkInvalid(tell: (error: ApiError) => void) {
  return (error: unknown): never => {
    if (isLinkInvalid(error)) tell(error);
    throw error;
  };
}
