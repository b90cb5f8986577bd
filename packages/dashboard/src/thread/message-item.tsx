import { getApi } from '@tassis/api-client';
import { linkDocument, type OrderMessage } from '@tassis/contracts';
import { DownloadButton } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import styles from './message-thread.module.css';

type MessageItemProps = { message: OrderMessage; isOwn: boolean };

/** A message: author, time, text and file, and for one's own whether it was read. */
export function MessageItem({ message, isOwn }: MessageItemProps) {
  const { thread: texts } = useDashboardTexts();
  const locale = useLocale();
  const { author, side, text, document, created_at: at, read_at: readAt } = message;
  return (
    <li className={styles['message']} data-own={isOwn || undefined}>
      <p className={styles['facts']}>
        <span className={styles['author']}>{author ?? texts.authors[side]}</span>
        <time dateTime={at}>{formatDateTime(locale, at)}</time>
      </p>
      {text === '' ? null : <p className={styles['text']}>{text}</p>}
      {document ? (
        <DownloadButton
          size="s"
          variant="quiet"
          text={document.name}
          file={{ type: 'PDF' }}
          onDownload={() => getApi().download(linkDocument, { params: { id: document.id } })}
          pendingText={texts.file.pending}
          failedText={texts.file.failed}
        />
      ) : null}
      {isOwn ? (
        <p className={styles['mark']}>
          {readAt === null ? texts.unread : texts.read(formatDateTime(locale, readAt))}
        </p>
      ) : null}
    </li>
  );
}
