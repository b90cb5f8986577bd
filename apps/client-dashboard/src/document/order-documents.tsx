import { apiQuery, getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import {
  linkOrderDocuments,
  listClientDocuments,
  type ClientDocument,
  type Order,
} from '@tassis/contracts';
import {
  DashboardSection,
  OrderDocumentList,
  QueryView,
  useChanges,
  useSettled,
} from '@tassis/dashboard';
import { Button, Cluster, DownloadButton, Stack, TextLink } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { DocumentState } from './document-state.tsx';
import { takesDocuments } from './order-options.ts';
import { ReadDocument } from './read-document.tsx';
import { RedoButton } from './redo-button.tsx';
import { UploadDialog, type UploadTask } from './upload/upload-dialog.tsx';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';
import { ownPaths } from '../paths.ts';

/** The documents of an order: opened, sent again, added, and downloaded together. The list follows changes. */
export function OrderDocuments({ order }: { order: Order }) {
  const { id: orderId } = order;
  const texts = useDocumentTexts();
  const { section, zip } = texts;
  const [task, setTask] = useState<UploadTask>();
  const query = useQuery(
    apiQuery(listClientDocuments, { query: { order: orderId, per_page: 100 } }),
  );
  const lookSoon = useSettled(() => void query.refetch());
  useChanges({ types: ['document'], order: orderId }, lookSoon);
  const redo = (document: ClientDocument) => setTask({ redo: document });
  return (
    <DashboardSection
      id="documents"
      title={section.title}
      actions={
        takesDocuments(order) ? (
          <Button size="s" onClick={() => setTask({})}>
            {section.add}
          </Button>
        ) : null
      }
    >
      <QueryView
        query={query}
        loading={section.loading}
        failed={section.failed}
        empty={{ ...section.empty, when: ({ data }) => data.length === 0 }}
      >
        {({ data, meta }) => (
          <Stack gap="s" align="start">
            <OrderDocumentList
              documents={data}
              formatReason={texts.wasRefused}
              renderStatus={(document) => (
                <Cluster gap="s">
                  <RedoButton document={document} onRedo={() => redo(document)} />
                  <DocumentState document={document} />
                </Cluster>
              )}
            >
              {(document) => <ReadDocument document={document} onRedo={() => redo(document)} />}
            </OrderDocumentList>
            {meta.next_cursor === null ? null : (
              <TextLink href={ownPaths.orderDocuments(orderId)} LinkComponent={RouterLink}>
                {section.more}
              </TextLink>
            )}
            <DownloadButton
              size="s"
              variant="quiet"
              text={zip.all}
              file={{ type: 'ZIP' }}
              pendingText={zip.pending}
              failedText={zip.failed}
              onDownload={() => getApi().download(linkOrderDocuments, { params: { id: orderId } })}
            />
          </Stack>
        )}
      </QueryView>
      {task ? (
        <UploadDialog
          task={task}
          orderId={orderId}
          onClose={() => setTask(undefined)}
          onSent={() => void query.refetch()}
        />
      ) : null}
    </DashboardSection>
  );
}
