import type { StatusTexts } from '@tassis/messages';
import type { AuthTexts } from '../messages/fr.ts';

/** The texts of a failed login by status. */
export function getLoginFailureTexts(texts: AuthTexts['login']): StatusTexts {
  return {
    401: ({ message, field }) => message ?? field ?? texts.unauthorized,
    422: ({ field, message }) => field ?? message ?? texts.invalid,
    429: texts.throttled,
    500: texts.serverError,
    503: texts.unavailable,
    other: ({ message }) => message ?? texts.other,
    no_answer: texts.noAnswer,
    unexpected_answer: texts.unexpected,
    unknown: ({ message }) => message || texts.unexpected,
  };
}

/** The texts of a failed registration by status. */
export function getRegistrationFailureTexts(texts: AuthTexts['registration']): StatusTexts {
  return {
    409: ({ message }) => message ?? texts.taken,
    422: ({ field, message }) => field ?? message ?? texts.invalid,
    429: texts.throttled,
    500: texts.serverError,
    other: ({ message }) => message ?? texts.other,
    no_answer: texts.noAnswer,
    unexpected_answer: texts.unexpected,
    unknown: texts.unexpected,
  };
}
