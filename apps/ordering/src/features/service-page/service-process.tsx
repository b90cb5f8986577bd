import { Steps } from '@tassis/design-system';
import type { ServicePageTexts } from '../../messages/service-page.ts';
import styles from './service-page.module.css';

/** The four stages of an order. */
export function ServiceProcess({ texts }: { texts: ServicePageTexts['process'] }) {
  return (
    <section aria-labelledby="etapes" className={styles['root']}>
      <div>
        <h2 id="etapes">{texts.title}</h2>
        <p className={styles['lead']}>{texts.lead}</p>
      </div>
      <Steps steps={texts.steps} variant="drawn" />
    </section>
  );
}
