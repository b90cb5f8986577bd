import { paths } from '@tassis/platform';
import { useNavigate } from '@tassis/platform/router';
import { getSession } from './current-session.ts';

/**
 * Signs out and leads to the sign-in page. Leaves first, and entirely: a guard that sees the session end here would
 * remember this page for the next person.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const leave = async () => {
    await navigate(paths.login);
    // The router draws at once only what it need not fetch; now the page is there.
    await navigate(paths.login, { replace: true, flushSync: true });
    getSession().signOut();
  };
  return () => void leave();
}
