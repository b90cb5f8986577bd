import { CheckCircleIcon } from '@tassis/design-system';
import styles from './confirmed-mark.module.css';

/** A decorative check mark above the title of a success; the title itself says it. */
export function ConfirmedMark() {
  return <CheckCircleIcon className={styles['root']} size={36} />;
}
