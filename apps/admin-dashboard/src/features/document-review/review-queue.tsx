import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listAdminDocuments } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import { ownPaths } from '../../paths.ts';
import { ReviewDesk } from './review-desk.tsx';

const oldestPending = { status: 'pending', sort: 'created_at', per_page: 50 } as const;

/** The documents that wait for a verdict, oldest first, one beside the other. */
export function ReviewQueue() {
  const { queue: texts } = useDocumentTexts();
  const queue = useQuery(apiQuery(listAdminDocuments, { query: oldestPending }));
  return (
    <QueryView
      query={queue}
      loading={texts.loading}
      failed={texts.failed}
      empty={{
        ...texts.empty,
        action: { text: texts.all, href: ownPaths.documents },
        when: ({ data }) => data.length === 0,
      }}
    >
      {({ data, meta }, refetch) => (
        <ReviewDesk documents={data} meta={meta} onReviewed={refetch} />
      )}
    </QueryView>
  );
}
