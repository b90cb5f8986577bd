import { paths } from '@tassis/platform';
import { useNavigate } from '@tassis/platform/router';
import { getSession } from './current-session.ts';

/** Signs out, at once and whatever the way to the sign-in page takes, and leads there. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    getSession().signOut();
    void navigate(paths.login);
  };
}
