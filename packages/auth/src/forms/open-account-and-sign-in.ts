import { getApi } from '@tassis/api-client';
import { acceptInvitation, type InputOf, type Invitation, type User } from '@tassis/contracts';
import { getSession } from '../current-session.ts';
import { isLinkInvalid } from './link-failure.ts';

/**
 * Opens the account and signs in. A link that an earlier, unanswered try of ours may have used up is perhaps our own
 * account: signing in tells. Throws ApiError.
 */
export async function openAccountAndSignIn(
  { email }: Invitation,
  token: string,
  body: InputOf<typeof acceptInvitation>['body'],
): Promise<User> {
  try {
    return await getSession().enter(
      await getApi().call(acceptInvitation, { params: { token }, body }),
    );
  } catch (error) {
    if (!isLinkInvalid(error) || !error.mayHaveReachedServer) throw error;
    return getSession()
      .signIn({ email, password: body.password })
      .catch(() => {
        throw error;
      });
  }
}
