import { ApiError } from '@tassis/api-client';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { getSession } from './current-session.ts';
import { signedInAgainTexts } from './messages/signed-in-again.ts';

/**
 * Returns whether a call was refused because the session has ended. Show nothing then: a dialog asks for a new login,
 * and a toast after it says to submit again.
 * @example isHandled: useRefusedByEnd()
 */
export function useRefusedByEnd(): (error: unknown) => boolean {
  const notify = useNotify();
  const text = signedInAgainTexts[useLocale()];
  return (error) => {
    const { store } = getSession();
    const { ended, user } = store.getState();
    if (!ended || !(error instanceof ApiError) || error.status !== 401) return false;
    const stop = store.subscribe((now) => {
      if (now.ended) return;
      stop();
      if (now.user?.id === user?.id) notify({ tone: 'info', text });
    });
    return true;
  };
}
