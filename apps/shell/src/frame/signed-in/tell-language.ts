import { getApi } from '@tassis/api-client';
import { getSession } from '@tassis/auth';
import { changePreferences } from '@tassis/contracts';
import type { Language } from '@tassis/platform/release';

/** Sets the language of the signed-in person's mails and notifications. Throws ApiError. */
export async function tellLanguage(locale: Language): Promise<void> {
  const { data: user } = await getApi().call(changePreferences, { body: { locale } });
  const { store } = getSession();
  if (store.getState().user?.id === user.id) store.setState({ user });
}
