import { PAGE_MAX, type AdminDocument, type ListMeta } from '@tassis/contracts';
import {
  IconButton,
  ChevronLeftIcon,
  ChevronRightIcon,
  Cluster,
  TextLink,
} from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { totalText } from '@tassis/views';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import { CurrentDocument } from './current-document.tsx';
import { PER_PAGE, toPage } from './queue-pages.ts';
import styles from './review-desk.module.css';
import { usePlace } from './use-place.ts';
import { WaitingList } from './waiting-list.tsx';

type ReviewDeskProps = {
  documents: readonly AdminDocument[];
  meta: ListMeta;
  /** The page of the queue. */
  page: number;
  onReviewed: () => void;
};

/** The waiting documents, and the current one beside them. */
export function ReviewDesk({ documents, meta, page, onReviewed }: ReviewDeskProps) {
  const { queue: texts } = useDocumentTexts();
  const locale = useLocale();
  const before = (page - 1) * PER_PAGE;
  const left = meta.total - before - documents.length;
  const place = usePlace({ documents, page, hasMore: left > 0 && page < PAGE_MAX });
  const { index, current, isLast, toHref, next, previous, goOn } = place;
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
            {texts.position(formatNumber(locale, before + index + 1), totalText(meta, locale))}
          </output>
          <IconButton
            label={texts.next}
            icon={<ChevronRightIcon />}
            size="s"
            disabled={isLast}
            onClick={next}
          />
        </div>
        <WaitingList documents={documents} current={current} toHref={toHref} />
        <Cluster>
          {page > 1 ? (
            <TextLink href={toPage(page - 1)} LinkComponent={RouterLink}>
              {texts.preceding}
            </TextLink>
          ) : null}
          {left > 0 ? (
            <TextLink href={toPage(page + 1)} LinkComponent={RouterLink}>
              {texts.following(totalText({ ...meta, total: left }, locale))}
            </TextLink>
          ) : null}
        </Cluster>
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
