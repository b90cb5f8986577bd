import { ApiError, catalogueKeyOf } from '@tassis/api-client';
import { useLocale } from '@tassis/design-system/host';
import { transportText } from '@tassis/messages';

/** Why a call failed, in the language of the screen; nothing of a failure that is not the API’s. */
export function useReasonOf(): (error: Error) => string | undefined {
  const locale = useLocale();
  return (error) =>
    error instanceof ApiError ? transportText(locale, catalogueKeyOf(error)) : undefined;
}
