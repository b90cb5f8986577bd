import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { star } from './shapes.ts';

/** A magnifying glass that found nothing. */
export function EmptySearchIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['ink']} d="M20 24l9-9 36 36a6.4 6.4 0 0 1-9 9z" />
      <circle className={styles['paper']} cx="-8" cy="-12" r="44" />
      <path className={styles['missing']} d={star([-8, -12], 28)} />
    </IllustrationFrame>
  );
}
