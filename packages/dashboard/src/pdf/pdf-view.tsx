import { getApi } from '@tassis/api-client';
import { linkDocument } from '@tassis/contracts';
import { Cluster, DownloadButton, IconButton, MinusIcon, PlusIcon } from '@tassis/design-system';
import { useState } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { QueryView } from '../section/query-view.tsx';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-view.module.css';
import { usePdf } from './use-pdf.ts';

/** Props of {@link PdfView}. */
export type PdfViewProps = {
  /** The document's id. */
  id: string;
  /** Its name. */
  name: string;
};

/** The most pages that are shown; a small file may claim a million. */
const PAGES_MAX = 300;

const ZOOMS = ['fit', 'wide', 'widest'] as const;

/**
 * A document in the page: its pages one below the other with selectable text, and its download. The arrow keys scroll it.
 * Another `id` loads another document.
 */
export function PdfView({ id, name }: PdfViewProps) {
  const { pdf: texts } = useDashboardTexts();
  const [zoom, setZoom] = useState(0);
  const pdf = usePdf(id);
  const download = (
    <DownloadButton
      text={texts.download}
      file={{ type: 'PDF' }}
      size="s"
      variant="quiet"
      pendingText={texts.preparing}
      failedText={texts.downloadFailed}
      onDownload={() => getApi().download(linkDocument, { params: { id } })}
    />
  );
  return (
    <div className={styles['root']}>
      <QueryView query={pdf} loading={texts.loading} failed={texts.failed} actions={download}>
        {(document) => (
          <>
            <Cluster gap="s" className={styles['tools']}>
              <span>{texts.pages(document.pageCount)}</span>
              <IconButton
                size="s"
                label={texts.smaller}
                icon={<MinusIcon size={18} />}
                disabled={zoom === 0}
                onClick={() => setZoom(zoom - 1)}
              />
              <IconButton
                size="s"
                label={texts.larger}
                icon={<PlusIcon size={18} />}
                disabled={zoom === ZOOMS.length - 1}
                onClick={() => setZoom(zoom + 1)}
              />
              {download}
            </Cluster>
            <section
              aria-label={name}
              // A scrollable region must be focusable, so that the arrow keys can scroll it.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className={`${styles['sheets']} ${styles[ZOOMS[zoom] ?? 'fit']}`}
            >
              {Array.from({ length: Math.min(document.pageCount, PAGES_MAX) }, (_, index) => (
                // A drawn page does not scale with its width, so it is drawn again.
                <PdfPage
                  key={`${index} ${zoom}`}
                  document={document}
                  number={index + 1}
                  onTimeout={pdf.giveUp}
                />
              ))}
              {document.pageCount > PAGES_MAX ? <p>{texts.more(PAGES_MAX)}</p> : null}
            </section>
          </>
        )}
      </QueryView>
    </div>
  );
}
