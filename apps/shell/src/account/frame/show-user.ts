import { getSession } from '@tassis/auth';
import type { User } from '@tassis/contracts';

/** Shows somebody as the API has them now, unless another person, or nobody, is there meanwhile. */
export function showUser(user: User): void {
  const { store } = getSession();
  if (store.getState().user?.id === user.id) store.setState({ user });
}
