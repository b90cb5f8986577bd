import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { pill, star } from './shapes.ts';

/** A pair of scales. */
export function LegalAdviceIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path
        className={styles['line']}
        d="M0-48v98M-44-36h88M-44-36l-18 40M-44-36l18 40M44-36l-18 40M44-36l18 40"
      />
      <path className={styles['light']} d="M-66 4h44a22 16 0 0 1-44 0z" />
      <path className={styles['brand']} d="M22 4h44a22 16 0 0 1-44 0z" />
      <path className={styles['warm']} d={star([0, -50], 17)} />
      <path className={styles['ink']} d={pill([-34, 50], 68, 9)} />
    </IllustrationFrame>
  );
}
