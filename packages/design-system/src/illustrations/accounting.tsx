import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { box, star } from './shapes.ts';

/** A ledger. */
export function AccountingIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['paper']} d={box([-44, -60], 88, 116)} />
      <path className={styles['brand']} d={box([-44, -60], 88, 20)} />
      <path className={styles['rule']} d="M-30-24h36M22-24h8M-30-8h28M22-8h8M-30 8h36M22 8h8" />
      <path className={styles['line']} d="M-30 24h60M-30 38h18" />
      <path className={styles['warm']} d={star([28, 42], 24)} />
      <path className={styles['ink']} d={star([28, 42], 9)} />
    </IllustrationFrame>
  );
}
