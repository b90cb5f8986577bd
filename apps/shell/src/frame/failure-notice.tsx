import { useTexts } from '../messages/use-texts.ts';
import styles from './failure-notice.module.css';

/**
 * Hidden in every page, and shown by the boot script (`html[data-failed]`) when the app cannot be started:
 * at the bottom of the window, or instead of a page that only the app can show.
 */
export function FailureNotice({ inPlace }: { inPlace: boolean }) {
  const texts = useTexts();
  return (
    <p role="alert" className={inPlace ? styles['inPlace'] : styles['strip']}>
      {/* An empty `href` is the address of the page itself, with its search; it works without script. */}
      {`${inPlace ? texts.frameFailed : texts.appFailed} `}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="">{texts.reload}</a>
    </p>
  );
}
