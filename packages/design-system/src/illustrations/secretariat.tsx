import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { pill, star } from './shapes.ts';

/** The bell of a front desk. */
export function SecretariatIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['line']} d="M-52-26l-9-7M-34-46l-6-9M0-54v-11M34-46l6-9M52-26l9-7" />
      <path className={styles['ink']} d="M-8-14a8 8 0 0 1 16 0v6H-8z" />
      <path className={styles['brand']} d="M-46 36a46 46 0 0 1 92 0z" />
      <path className={styles['light']} d={star([0, 16], 15)} />
      <path className={styles['ink']} d={pill([-60, 38], 120, 12)} />
    </IllustrationFrame>
  );
}
