import { useNavigation } from 'react-router';
import { useTexts } from '../messages/use-texts.ts';
import styles from './loading-bar.module.css';

/** While the next page is on its way: a thin bar when that takes a moment, words when it takes long. */
export function LoadingBar() {
  const texts = useTexts();
  const loading = useNavigation().state !== 'idle';
  return (
    <output className={styles['root']} data-loading={loading ? '' : undefined}>
      {loading ? <span className={styles['text']}>{texts.loading}</span> : null}
    </output>
  );
}
