import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { arch, box, pill } from './shapes.ts';

/** A map pin with a door, and an envelope. */
export function DomiciliationIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['sand']} d={pill([-46, 52], 92, 10)} />
      <path
        className={styles['brand']}
        d="M-8 57c-26-34-40-52-40-72a40 40 0 0 1 80 0c0 20-14 38-40 72z"
      />
      <circle className={styles['tint']} cx="-8" cy="-15" r="28" />
      <path className={styles['ink']} d={arch(-8, 12, [4, -12])} />
      <path className={styles['paper']} d={box([14, 20], 50, 34)} />
      <path className={styles['line']} d="M14 20l25 19 25-19" />
    </IllustrationFrame>
  );
}
