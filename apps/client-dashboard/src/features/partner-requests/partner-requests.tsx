import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listClientPartnerRequests, type InputOf } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { usePartnerRequestsTexts } from '../../messages/partner-requests/use-partner-requests-texts.ts';
import { AnsweredRequests } from './answered-requests.tsx';
import { Followers } from './followers.tsx';
import styles from './partner-requests.module.css';
import { PendingRequest } from './pending-request.tsx';
import { RequestPages } from './request-pages.tsx';

type PartnerRequestsProps = {
  /** The id of the request to which a link led. */
  chosen: string | null;
  /** The cursors of the pages; without one a page starts at the newest. */
  cursors: Record<'pending' | 'followers' | 'answered', string | undefined>;
};

/** The requests of partners: those to answer, the partners who follow the client, and the answered ones. */
export function PartnerRequests({ chosen, cursors }: PartnerRequestsProps) {
  const { pending: texts } = usePartnerRequestsTexts();
  const query = useQuery(createPageQuery({ answered: 'false' }, cursors.pending));
  const followers = useQuery(
    createPageQuery({ kind: 'link', status: 'accepted' }, cursors.followers),
  );
  const answered = useQuery(createPageQuery({ answered: 'true' }, cursors.answered));
  const isElsewhere = chosen !== null && query.data?.data.every(({ id }) => id !== chosen) === true;
  const elsewhere = useQuery({
    ...apiQuery(listClientPartnerRequests, { query: { id: chosen ?? '', answered: 'false' } }),
    enabled: isElsewhere,
  });
  const ask = () => {
    void query.refetch();
    void followers.refetch();
    void answered.refetch();
    if (isElsewhere) void elsewhere.refetch();
  };
  return (
    <Stack gap="l">
      <Stack as="section" gap="m" aria-label={texts.title}>
        <h2 className={styles['heading']}>{texts.title}</h2>
        <QueryView query={query} loading={texts.loading} failed={texts.failed}>
          {({ data, meta }) => (
            <>
              {[...(isElsewhere ? (elsewhere.data?.data ?? []) : []), ...data].map((request) => (
                <PendingRequest
                  key={request.id}
                  request={request}
                  isChosen={request.id === chosen}
                  onAnswered={ask}
                />
              ))}
              {data.length === 0 ? <p className={styles['soft']}>{texts.none}</p> : null}
              <RequestPages of="pending" meta={meta} />
            </>
          )}
        </QueryView>
      </Stack>
      <Followers query={followers} onEnded={ask} />
      <AnsweredRequests query={answered} />
    </Stack>
  );
}

type Which = InputOf<typeof listClientPartnerRequests>['query'];

function createPageQuery(which: Which, cursor: string | undefined) {
  const query = { ...which, ...(cursor !== undefined && { cursor }) };
  return apiQuery(listClientPartnerRequests, { query });
}
