import { ApiError } from '@tassis/api-client';
import type { AuthTexts } from '../messages/fr.ts';

/** What a failed login says, by status (public-site.md §8). */
export function loginFailure(error: unknown, texts: AuthTexts['login']): string {
  if (!(error instanceof ApiError)) {
    return (error instanceof Error && error.message) || texts.unexpected;
  }
  if (error.code === 'unexpected_answer') return texts.unexpected;
  switch (error.status) {
    case null:
      return texts.noAnswer;
    case 401:
      return error.serverMessage ?? error.firstFieldError ?? texts.unauthorized;
    case 422:
      return error.firstFieldError ?? error.serverMessage ?? texts.invalid;
    case 429:
      return texts.throttled;
    case 500:
      return texts.serverError;
    case 503:
      return texts.unavailable;
    default:
      return error.serverMessage ?? texts.other;
  }
}
