import { Steps } from '@tassis/design-system';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './how-it-works.module.css';

/** Three steps, from the request to the certificate. */
export function HowItWorks() {
  const { steps } = useMessages();
  return (
    <section aria-labelledby="etapes" className={styles['root']}>
      <div>
        <h2 id="etapes">{steps.title}</h2>
        <p className={styles['lead']}>{steps.lead}</p>
      </div>
      <Steps steps={steps.items} />
    </section>
  );
}
