import { getSession } from '@tassis/auth';
import type { User } from '@tassis/contracts';

/** Shows a user as the API has stored them, unless somebody else has signed in, or nobody is signed in any more. */
export function showUser(user: User): void {
  const { store } = getSession();
  if (store.getState().user?.id === user.id) store.setState({ user });
}
