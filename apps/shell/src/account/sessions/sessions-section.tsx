import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listOwnSessions } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { Skeleton } from '@tassis/design-system';
import { AccountSection } from '../frame/account-section.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { SessionList } from './session-list.tsx';

/** The devices that are signed in to the account. */
export function SessionsSection() {
  const { sessions: texts } = useAccountTexts();
  const query = useQuery(apiQuery(listOwnSessions, {}));
  return (
    <AccountSection part="sessions">
      <QueryView
        query={query}
        loading={texts.loading}
        outline={<Skeleton lines={4} />}
        failed={texts.failed}
      >
        {({ data: sessions }) => (
          <SessionList
            sessions={sessions}
            now={query.dataUpdatedAt}
            onChange={async () => {
              await query.refetch();
            }}
          />
        )}
      </QueryView>
    </AccountSection>
  );
}
