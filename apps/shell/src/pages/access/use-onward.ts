import { useSession } from '@tassis/auth';
import { getLandingPath } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { useAccessTexts } from '../../messages/access/use-access-texts.ts';

/** The way on from what a mail led to: for a visitor the login, for the signed-in person where they begin. */
export function useOnward(): { to: string; text: string } {
  const { signIn, continue: onward } = useAccessTexts();
  const { user } = useSession();
  return user
    ? { to: getLandingPath(user.user_type), text: onward }
    : { to: paths.login, text: signIn };
}
