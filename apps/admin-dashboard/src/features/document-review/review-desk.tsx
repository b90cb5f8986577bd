import type { AdminDocument, ListMeta } from '@tassis/contracts';
import { IconButton, ChevronLeftIcon, ChevronRightIcon } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { totalText } from '@tassis/views';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import { CurrentDocument } from './current-document.tsx';
import styles from './review-desk.module.css';
import { usePlace } from './use-place.ts';
import { WaitingList } from './waiting-list.tsx';

type ReviewDeskProps = {
  documents: readonly AdminDocument[];
  meta: ListMeta;
  onReviewed: () => void;
};

/** What waits, and beside it the document that is looked at. */
export function ReviewDesk({ documents, meta, onReviewed }: ReviewDeskProps) {
  const { queue: texts } = useDocumentTexts();
  const locale = useLocale();
  const place = usePlace(documents);
  const { index, current, toHref, next, previous, goOn } = place;
  if (!current) return null;
  const afterReview = () => {
    goOn();
    onReviewed();
  };
  return (
    <div className={styles['root']}>
      <div className={styles['waiting']}>
        <div className={styles['position']}>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeftIcon />}
            size="s"
            disabled={index === 0}
            onClick={previous}
          />
          <output>
            {texts.position(formatNumber(locale, index + 1), totalText(meta, locale))}
          </output>
          <IconButton
            label={texts.next}
            icon={<ChevronRightIcon />}
            size="s"
            disabled={index === documents.length - 1}
            onClick={next}
          />
        </div>
        <WaitingList documents={documents} current={current} toHref={toHref} />
      </div>
      <CurrentDocument
        key={current.id}
        document={current}
        onReviewed={afterReview}
        onNext={next}
        onPrevious={previous}
      />
    </div>
  );
}
