import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listClientPartnerRequests } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { usePartnerRequestsTexts } from '../../messages/partner-requests/use-partner-requests-texts.ts';
import { AnsweredRequests } from './answered-requests.tsx';
import styles from './partner-requests.module.css';
import { PendingRequest } from './pending-request.tsx';

/** What partners wait for, to be accepted or refused, and what was answered before. */
export function PartnerRequests({ chosen }: { chosen: string | null }) {
  const { pending: texts } = usePartnerRequestsTexts();
  const query = useQuery(apiQuery(listClientPartnerRequests, { query: { status: 'pending' } }));
  const all = useQuery(apiQuery(listClientPartnerRequests, { query: {} }));
  const ask = () => {
    void query.refetch();
    void all.refetch();
  };
  return (
    <Stack gap="l">
      <Stack as="section" gap="m" aria-label={texts.title}>
        <h2 className={styles['heading']}>{texts.title}</h2>
        <QueryView
          query={query}
          loading={texts.loading}
          failed={texts.failed}
          empty={{ ...texts.empty, when: ({ data }) => data.length === 0 }}
        >
          {({ data, meta }) => (
            <>
              {data.map((request) => (
                <PendingRequest
                  key={request.id}
                  request={request}
                  isChosen={request.id === chosen}
                  onAnswered={ask}
                />
              ))}
              {meta.next_cursor === null ? null : <p className={styles['soft']}>{texts.more}</p>}
            </>
          )}
        </QueryView>
      </Stack>
      <AnsweredRequests query={all} />
    </Stack>
  );
}
