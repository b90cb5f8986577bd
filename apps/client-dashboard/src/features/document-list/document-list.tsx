import { listClientDocuments, type ClientDocument } from '@tassis/contracts';
import { AreaPage, useList, WorkList } from '@tassis/dashboard';
import { Button, DownloadIcon, useDrop } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { DOCUMENT_STATUSES } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useListSearch } from '@tassis/platform/router';
import { useState } from 'react';
import { takesDocuments, useOrderOptions } from '../../document/order-options.ts';
import { ReadDocument } from '../../document/read-document.tsx';
import { RedoButton } from '../../document/redo-button.tsx';
import { UploadDialog, type UploadTask } from '../../document/upload/upload-dialog.tsx';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import styles from './document-list.module.css';
import { StatusCell } from './status-cell.tsx';
import { ZipDialog } from './zip-dialog.tsx';

/** The client's documents. Files dropped anywhere on the page open the upload dialog. */
export function DocumentList() {
  const texts = useDocumentTexts();
  const locale = useLocale();
  const orders = useOrderOptions();
  const openOrders = useOrderOptions(takesDocuments);
  const order = useListSearch().search.get('order') ?? '';
  const isListed = order === '' || orders.some(({ value }) => value === order);
  const [task, setTask] = useState<UploadTask>();
  const [isZipOpen, setZipOpen] = useState(false);
  const { over, handlers } = useDrop((files) => setTask({ files }), task !== undefined);
  const list = useList(listClientDocuments, {
    name: { key: 'name', text: ({ name }) => name },
    columns: [
      { key: 'kind', text: ({ kind }) => getLabel(locale, `document_kind.${kind}`) },
      { key: 'order', nowrap: true, text: (document) => document.order?.reference ?? '' },
      { key: 'status', cell: renderStatus },
      { key: 'created_at', date: (document) => document.created_at },
    ],
    filters: {
      search: {},
      status: {
        ...texts.filters.status,
        options: DOCUMENT_STATUSES.map((value) => ({ value, label: texts.states[value] })),
      },
      kind: { ...texts.filters.kind, labels: 'document_kind' },
      order: {
        ...texts.filters.order,
        // The filtered order may be too old for the list of options.
        options: isListed
          ? orders
          : [...orders, { value: order, label: texts.filters.order.other }],
      },
    },
    order: '-created_at',
    texts: texts.list,
  });
  const renderPanel = (document: ClientDocument) => (
    <ReadDocument document={document} onRedo={() => setTask({ redo: document })} />
  );
  const renderRedo = (document: ClientDocument) => (
    <RedoButton document={document} onRedo={() => setTask({ redo: document })} />
  );
  return (
    <AreaPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Button variant="brand" onClick={() => setTask({})}>
            {texts.add}
          </Button>
          <Button
            variant="quiet"
            iconStart={<DownloadIcon size={18} />}
            onClick={() => setZipOpen(true)}
          >
            {texts.zip.open}
          </Button>
        </>
      }
    >
      <div className={styles['root']} data-over={over || undefined} {...handlers}>
        <WorkList
          list={list}
          panel={renderPanel}
          rowActions={{
            header: texts.actions,
            cell: renderRedo,
          }}
        />
      </div>
      {isZipOpen ? (
        <ZipDialog orders={orders} orderId={order} onClose={() => setZipOpen(false)} />
      ) : null}
      {task ? (
        <UploadDialog
          task={task}
          orders={openOrders}
          orderId={openOrders.some(({ value }) => value === order) ? order : ''}
          onClose={() => setTask(undefined)}
          onSent={() => void list.query.refetch()}
        />
      ) : null}
    </AreaPage>
  );
}

function renderStatus(document: ClientDocument) {
  return <StatusCell document={document} />;
}
