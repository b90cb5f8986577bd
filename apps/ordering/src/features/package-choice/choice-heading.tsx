import type { ServicePageTexts } from '../../messages/service-page.ts';
import styles from './package-choice.module.css';

/** What the packages below are. */
export function ChoiceHeading({ texts }: { texts: ServicePageTexts['choice'] }) {
  return (
    <div className={styles['heading']}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
    </div>
  );
}
