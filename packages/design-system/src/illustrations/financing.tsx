import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { pill, star } from './shapes.ts';

const stack = (x: number, coins: number) =>
  Array.from({ length: coins }, (_, coin) => pill([x, 42 - 12 * coin], 34, 10)).join('');

/** Growing stacks of coins. */
export function FinancingIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['light']} d={stack(-56, 3)} />
      <path className={styles['brand']} d={stack(-17, 5)} />
      <path className={styles['ink']} d={stack(22, 7) + pill([-64, 55], 128, 5)} />
      <path className={styles['warm']} d={star([39, -54], 17)} />
    </IllustrationFrame>
  );
}
