import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { star } from './shapes.ts';

/** A sheet with its seal. */
export function CertificateIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['paper']} d="M-42-62h66l18 18v100h-84z" />
      <path className={styles['sand']} d="M24-62v18h18z" />
      <path className={styles['rule']} d="M-26-38h36M-26-22h52M-26-6h52M-26 10h24" />
      <path className={styles['warm']} d="M10 44v34l12-9 12 9v-34z" />
      <path className={styles['brand']} d={star([22, 34], 25, 16)} />
      <path className={styles['tint']} d={star([22, 34], 13)} />
    </IllustrationFrame>
  );
}
