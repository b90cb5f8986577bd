import { useTexts } from '../messages/use-texts.ts';
import styles from './failure-notice.module.css';

/** Stands hidden in every page, and is shown by the boot script (`html[data-failed]`) when the app cannot be started. */
export function FailureNotice() {
  const texts = useTexts();
  return (
    <p role="alert" className={styles['root']}>
      {/* An empty address is that of the page, with its search and without script. */}
      {`${texts.appFailed} `}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="">{texts.reload}</a>
    </p>
  );
}
