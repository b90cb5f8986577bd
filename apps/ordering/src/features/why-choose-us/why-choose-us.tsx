import { useMessages } from '../../messages/use-messages.ts';
import styles from './why-choose-us.module.css';

export function WhyChooseUs() {
  const { why } = useMessages();
  return (
    <section aria-labelledby="pourquoi">
      <h2 id="pourquoi">{why.title}</h2>
      <p className={styles['lead']}>{why.lead}</p>
      <ul className={styles['reasons']}>
        {why.reasons.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles['title']}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
