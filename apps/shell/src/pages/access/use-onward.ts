import { useSession } from '@tassis/auth';
import { getLandingPath } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { useAccessTexts } from '../../messages/access/use-access-texts.ts';

/** Where to continue after a link of a mail: the login for a visitor, the landing page for a signed-in person. */
export function useOnward(): { to: string; text: string } {
  const { signIn, continue: onward } = useAccessTexts();
  const { user } = useSession();
  return user
    ? { to: getLandingPath(user.user_type), text: onward }
    : { to: paths.login, text: signIn };
}
