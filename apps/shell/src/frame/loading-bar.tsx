import { useNavigation } from 'react-router';
import { useTexts } from '../messages/use-texts.ts';
import styles from './loading-bar.module.css';

/** Shown while the next page loads: a thin bar after a moment, and a text when it takes long. */
export function LoadingBar() {
  const texts = useTexts();
  const loading = useNavigation().state !== 'idle';
  return (
    <output className={styles['root']} data-loading={loading ? '' : undefined}>
      {loading ? <span className={styles['text']}>{texts.loading}</span> : null}
    </output>
  );
}
