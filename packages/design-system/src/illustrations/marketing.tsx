import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { star } from './shapes.ts';

/** A megaphone. */
export function MarketingIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path
        className={styles['ink']}
        d="M-36 8h17l7 38h-17zM-46-18h28v26h-28a6 6 0 0 1-6-6v-14a6 6 0 0 1 6-6z"
      />
      <path className={styles['brand']} d="M-18-18L30-48v86L-18 8z" />
      <ellipse className={styles['light']} cx="30" cy="-5" rx="9" ry="43" />
      <path
        className={styles['warm']}
        d={star([60, -40], 11) + star([70, -5], 14) + star([60, 30], 11)}
      />
    </IllustrationFrame>
  );
}
