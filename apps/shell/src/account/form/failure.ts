import { explain, transportTexts, type Explanation, type Locale } from '@tassis/messages';

/** Why a call of this page failed. What stands against it (a 409) only the API can say. */
export function explainFailure(error: unknown, locale: Locale): Explanation {
  return explain(error, transportTexts(locale), { 409: ({ message }) => message });
}
