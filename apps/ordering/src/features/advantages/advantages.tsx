import {
  CalendarIcon,
  CertificateIcon,
  CheckCircleIcon,
  ClockIcon,
  DocumentIcon,
  ShieldIcon,
} from '@tassis/design-system';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './advantages.module.css';

const ICONS = [
  CheckCircleIcon,
  ClockIcon,
  CertificateIcon,
  CalendarIcon,
  ShieldIcon,
  DocumentIcon,
] as const;

/** Six advantages, each with its icon. */
export function Advantages() {
  const { advantages } = useMessages();
  return (
    <section aria-labelledby="avantages">
      <h2 id="avantages">{advantages.title}</h2>
      <ul className={styles['list']}>
        {ICONS.map((Icon, index) => {
          const advantage = advantages.items[index];
          return advantage === undefined ? null : (
            <li key={advantage.title}>
              <span className={styles['icon']}>
                <Icon size={22} />
              </span>
              <h3 className={styles['title']}>{advantage.title}</h3>
              <p>{advantage.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
