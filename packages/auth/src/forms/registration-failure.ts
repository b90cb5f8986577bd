import { ApiError } from '@tassis/api-client';
import type { AuthTexts } from '../messages/fr.ts';

/** What a failed registration says, by status (public-site.md §8). */
export function registrationFailure(error: unknown, texts: AuthTexts['registration']): string {
  if (!(error instanceof ApiError) || error.code === 'unexpected_answer') return texts.unexpected;
  switch (error.status) {
    case null:
      return texts.noAnswer;
    case 409:
      return error.serverMessage ?? texts.taken;
    case 422:
      return error.firstFieldError ?? error.serverMessage ?? texts.invalid;
    case 429:
      return texts.throttled;
    case 500:
      return texts.serverError;
    default:
      return error.serverMessage ?? texts.other;
  }
}
