import type { ServicePageTexts } from '../../messages/service-page.ts';
import { useBehalf } from '../../order/on-behalf/behalf.ts';
import styles from './package-choice.module.css';

export function ChoiceHeading({ texts: own }: { texts: ServicePageTexts['choice'] }) {
  const texts = useBehalf()?.texts.choice(own) ?? own;
  return (
    <div className={styles['heading']}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
    </div>
  );
}
