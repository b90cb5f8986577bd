import { paths } from '@tassis/platform';
import { useNavigate } from '@tassis/platform/router';
import { getSession } from './current-session.ts';

/**
 * Signs out, at once and whatever the way to the sign-in page takes, and leads there. `onServer: false`: the server has
 * ended the session already.
 */
export function useSignOut(where?: { onServer: boolean }): () => void {
  const navigate = useNavigate();
  return () => {
    getSession().signOut(where);
    void navigate(paths.login);
  };
}
