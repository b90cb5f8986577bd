import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listOwnSessions } from '@tassis/contracts';
import { EmptyState, Skeleton, VisuallyHidden } from '@tassis/design-system';
import { LoadFailure } from '@tassis/views';
import { AccountSection } from '../frame/account-section.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { SessionList } from './session-list.tsx';

/** Where the account is open. */
export function SessionsSection() {
  const { sessions: texts } = useAccountTexts();
  const sessions = useQuery(apiQuery(listOwnSessions, {}));
  const { data, error, dataUpdatedAt: now } = sessions;
  return (
    <AccountSection part="sessions">
      {data === undefined && error === null ? (
        <div aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton lines={4} />
        </div>
      ) : null}
      {data === undefined && error ? (
        <LoadFailure title={texts.failed} error={error} query={sessions} />
      ) : null}
      {data?.data.length === 0 ? <EmptyState title={texts.empty} /> : null}
      {data && data.data.length > 0 ? (
        <SessionList
          sessions={data.data}
          now={now}
          onChange={async () => {
            await sessions.refetch();
          }}
        />
      ) : null}
    </AccountSection>
  );
}
