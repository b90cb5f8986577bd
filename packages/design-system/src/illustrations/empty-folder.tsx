import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { box, star } from './shapes.ts';

/** An empty folder. */
export function EmptyFolderIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['light']} d="M-58-38h40l10 12h66v74h-116z" />
      <path className={styles['paper']} d={box([-42, -44], 84, 60)} />
      <path className={styles['missing']} d={star([0, -22], 16)} />
      <path className={styles['brand']} d="M-64-8h128l-8 64h-112z" />
      <path className={styles['tint']} d={star([0, 24], 12)} />
    </IllustrationFrame>
  );
}
