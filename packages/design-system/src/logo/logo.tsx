import { classNames } from '../class-names.ts';
import { closedPath, starOutline } from '../zellige/zellige-geometry.ts';
import styles from './logo.module.css';

/** Props of {@link Logo}. */
export type LogoProps = {
  /** The firm's name beside the star; without it the star is decorative. */
  name?: string;
  onInk?: boolean;
};

const OUTER = closedPath(starOutline({ points: 8, step: 2, radius: 20 }));
const INNER = closedPath(starOutline({ points: 8, step: 3, radius: 13.2, rotation: 22.5 }));
const HEART = closedPath(starOutline({ points: 8, step: 2, radius: 4, rotation: 22.5 }));

/** The firm's mark: an eight-fold star of zellige with a terracotta heart, and its name. */
export function Logo({ name, onInk = false }: LogoProps) {
  return (
    <span className={classNames(styles['root'], onInk && styles['onInk'])}>
      <svg className={styles['mark']} viewBox="-21 -21 42 42" aria-hidden="true">
        <path className={styles['outer']} d={OUTER} />
        <path className={styles['inner']} d={INNER} />
        <path className={styles['heart']} d={HEART} />
      </svg>
      {name ? <span className={styles['name']}>{name}</span> : null}
    </span>
  );
}
