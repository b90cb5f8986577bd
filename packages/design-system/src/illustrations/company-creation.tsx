import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { arch, box, pill, star } from './shapes.ts';

const MERLONS = `M-46-18${'v-8h5.75v-7h11.5v7h5.75v8'.repeat(4)}z`;

/** An office building under a star. */
export function CompanyCreationIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['warm']} d={star([0, -60], 17)} />
      <path className={styles['paper']} d={box([-46, -18], 92, 72)} />
      <path className={styles['brand']} d={MERLONS + box([-46, -18], 92, 7)} />
      <path className={styles['light']} d={arch(-31, 7, [28, 12]) + arch(31, 7, [28, 12])} />
      <path className={styles['ink']} d={arch(0, 17, [54, 26]) + pill([-64, 53], 128, 5)} />
      <path className={styles['light']} d={arch(0, 9, [54, 32])} />
    </IllustrationFrame>
  );
}
