import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { useSession } from '@tassis/auth';
import { isLinkInvalid } from '@tassis/auth/forms/link-failure';
import { getInvitation } from '@tassis/contracts';
import { Button, Spinner } from '@tassis/design-system';
import { RouterLink, UnlistedHead } from '@tassis/platform/router';
import { useState } from 'react';
import { useAccessTexts } from '../messages/access/use-access-texts.ts';
import { LinkProblem } from './access/link-problem.tsx';
import { ReadInvitation } from './access/read-invitation.tsx';
import { UnreadLink } from './access/unread-link.tsx';
import { useOnward } from './access/use-onward.ts';
import { useToken } from './access/use-token.ts';

/** /invitation?token=… */
export function Component() {
  const token = useToken();
  return token === null ? <LinkProblem actions={<Onward />} /> : <Invited token={token} />;
}

function Invited({ token }: { token: string }) {
  const { invitation: texts } = useAccessTexts();
  const { status, user } = useSession();
  const [isSpent, setSpent] = useState(false);
  const query = useQuery({
    ...apiQuery(getInvitation, { params: { token } }),
    // Never stale: an accepted invitation can no longer be read.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, error } = query;
  if (status === 'loading') return <Waiting />;
  if (isSpent || isLinkInvalid(error)) {
    const intro = user ? texts.invalidHere(user.email) : texts.invalid;
    return <LinkProblem title={texts.invalidTitle} intro={intro} actions={<Onward />} />;
  }
  if (error) return <UnreadLink title={texts.failedTitle} error={error} query={query} />;
  if (!data) return <Waiting />;
  return (
    <ReadInvitation token={token} invitation={data.data} onLinkInvalid={() => setSpent(true)} />
  );
}

function Waiting() {
  const { invitation: texts } = useAccessTexts();
  return (
    <>
      <UnlistedHead title={texts.title} />
      <Spinner size="page" label={texts.waiting} />
    </>
  );
}

function Onward() {
  const { to, text } = useOnward();
  return (
    <Button variant="primary" wide href={to} LinkComponent={RouterLink}>
      {text}
    </Button>
  );
}
