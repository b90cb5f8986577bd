import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { arch, pill, star } from './shapes.ts';

const head = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const HEADS = head(-38, -18, 12) + head(38, -18, 12) + head(0, -36, 15);

/** A team of three. */
export function HumanResourcesIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['light']} d={arch(-38, 22, [56, 30]) + arch(38, 22, [56, 30])} />
      <path className={styles['brand']} d={arch(0, 27, [56, 24])} />
      <path className={styles['ink']} d={HEADS + pill([-66, 54], 132, 5)} />
      <path className={styles['warm']} d={star([0, 30], 12)} />
    </IllustrationFrame>
  );
}
