import { CheckCircleIcon } from '@tassis/design-system';
import styles from './confirmed-mark.module.css';

/** Over the title of what went well. Decorative: the title says so. */
export function ConfirmedMark() {
  return <CheckCircleIcon className={styles['root']} size={36} />;
}
