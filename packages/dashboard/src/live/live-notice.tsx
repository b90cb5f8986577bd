import { Button, RetryIcon } from '@tassis/design-system';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import styles from './live-notice.module.css';

/** Props of {@link LiveNotice}. */
export type LiveNoticeProps = {
  /** What others have changed: '3 changements'. Null hides the notice. */
  text: string | null;
  onShow: () => void;
};

/** Says that others have changed what is on screen, and shows it on request. It takes no space, so nothing moves. */
export function LiveNotice({ text, onShow }: LiveNoticeProps) {
  const { live } = useDashboardTexts();
  return (
    <div className={styles['root']}>
      <output className={styles['notice']}>
        {text === null ? null : (
          <span className={styles['pill']}>
            {text}
            <Button variant="quiet" size="s" iconStart={<RetryIcon size={16} />} onClick={onShow}>
              {live.show}
            </Button>
          </span>
        )}
      </output>
    </div>
  );
}
