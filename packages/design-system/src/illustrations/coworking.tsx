import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { arch, box, pill, star } from './shapes.ts';

/** A shared table. */
export function CoworkingIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['line']} d="M0-90v22M-52 26v30M52 26v30" />
      <path className={styles['warm']} d={star([0, -48], 20)} />
      <path className={styles['brand']} d={star([0, -48], 9)} />
      <path className={styles['paper']} d={box([-50, -10], 38, 28) + box([12, -10], 38, 28)} />
      <path
        className={styles['light']}
        d={star([-31, 4], 8) + star([31, 4], 8) + arch(-26, 11, [58, 46]) + arch(26, 11, [58, 46])}
      />
      <path className={styles['ink']} d={pill([-66, 18], 132, 8)} />
    </IllustrationFrame>
  );
}
