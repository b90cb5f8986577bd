import { paths } from '@tassis/platform';
import { useNavigate } from '@tassis/platform/router';
import { getSession } from './current-session.ts';

/** Signs out and leads to the sign-in page. Leaves first, and entirely: a guard that sees the session end here would remember this page for the next person. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const left = Promise.resolve(navigate(paths.login, { flushSync: true }));
    void left.then(() => getSession().signOut());
  };
}
