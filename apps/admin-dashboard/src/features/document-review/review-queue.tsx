import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listAdminDocuments } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { Navigate } from '@tassis/platform/router';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import { ownPaths } from '../../paths.ts';
import { PER_PAGE, toPage, useQueuePage } from './queue-pages.ts';
import { ReviewDesk } from './review-desk.tsx';

const oldestPending = { status: 'pending', sort: 'created_at', per_page: PER_PAGE } as const;

/** The documents that wait for review, oldest first, page by page. */
export function ReviewQueue() {
  const { queue: texts } = useDocumentTexts();
  const page = useQueuePage();
  const queue = useQuery(apiQuery(listAdminDocuments, { query: { ...oldestPending, page } }));
  return (
    <QueryView
      query={queue}
      loading={texts.loading}
      failed={texts.failed}
      empty={{
        ...texts.empty,
        action: { text: texts.all, href: ownPaths.documents },
        when: ({ data }) => data.length === 0 && page === 1,
      }}
    >
      {({ data, meta }, refetch) =>
        data.length === 0 ? (
          // All documents of this page are reviewed; skipped ones are on earlier pages.
          <Navigate to={toPage(page - 1)} replace />
        ) : (
          <ReviewDesk documents={data} meta={meta} page={page} onReviewed={refetch} />
        )
      }
    </QueryView>
  );
}
