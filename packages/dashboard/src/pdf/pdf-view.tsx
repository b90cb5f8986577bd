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

/** More than anybody reads here; a small file may have a million. */
const PAGES_MAX = 300;

const ZOOMS = ['fit', 'wide', 'widest'] as const;

/**
 * A document read in the page: its sheets one below the other, with their text, and its download. The arrow keys
 * scroll it. Another `id` is another document.
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
              // Scrolled by the arrow keys.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className={`${styles['sheets']} ${styles[ZOOMS[zoom] ?? 'fit']}`}
            >
              {Array.from({ length: Math.min(document.pageCount, PAGES_MAX) }, (_, index) => (
                // A drawn sheet does not follow its width: it is drawn anew.
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
