import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { star } from './shapes.ts';

/** Two parties and what they exchange. */
export function BrokerageIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['brand']} d={star([-25, -16], 46)} />
      <path className={styles['ink']} d={star([25, -16], 46)} />
      <path className={styles['tint']} d={star([0, -16], 27)} />
      <path className={styles['line']} d="M-44 42h84m-9-8l9 8-9 8M44 62h-84m9-8l-9 8 9 8" />
    </IllustrationFrame>
  );
}
