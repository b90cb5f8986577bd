import {
  CalendarIcon,
  CertificateIcon,
  CheckCircleIcon,
  ClockIcon,
  DocumentIcon,
  FeatureGrid,
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
    <section aria-labelledby="avantages" className={styles['root']}>
      <h2 id="avantages">{advantages.title}</h2>
      <FeatureGrid
        items={ICONS.flatMap((Icon, index) => {
          const advantage = advantages.items[index];
          return advantage
            ? [{ ...advantage, key: advantage.title, icon: <Icon size={28} /> }]
            : [];
        })}
      />
    </section>
  );
}
