import { getApi } from '@tassis/api-client';
import { acceptInvitation, type InputOf, type Invitation, type User } from '@tassis/contracts';
import { getSession } from '../current-session.ts';
import { isLinkInvalid } from './link-failure.ts';

/**
 * Accepts the invitation and signs in. If the link is used and an earlier attempt got no answer, that attempt may
 * have opened the account: then it signs in with the password. Throws ApiError.
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
