import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { star } from './shapes.ts';

/** An open book with a star above it. */
export function TrainingIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['warm']} d={star([0, -34], 32, 16)} />
      <path className={styles['brand']} d={star([0, -34], 17)} />
      <path
        className={styles['paper']}
        d="M0 16C-18 4-38 2-60 4v44c22-2 42 0 60 12zM0 16C18 4 38 2 60 4v44c-22-2-42 0-60 12z"
      />
      <path
        className={styles['rule']}
        d="M-46 18c12 0 22 2 32 7M-46 32c12 0 22 2 32 7M46 18c-12 0-22 2-32 7M46 32c-12 0-22 2-32 7"
      />
    </IllustrationFrame>
  );
}
