import { paths } from '@tassis/platform';
import { useNavigate } from '@tassis/platform/router';
import { getSession } from './current-session.ts';

/**
 * Returns a function that signs out at once and navigates to the sign-in page. `onServer: false`: the server has
 * ended the session already.
 */
export function useSignOut(where?: { onServer: boolean }): () => void {
  const navigate = useNavigate();
  return () => {
    getSession().signOut(where);
    void navigate(paths.login);
  };
}
