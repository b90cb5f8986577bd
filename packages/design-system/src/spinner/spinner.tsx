import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

/** Props of {@link Spinner}. */
export type SpinnerProps = {
  /** What is being waited for; announced, and shown when `showLabel`. */
  label: string;
  showLabel?: boolean;
  /** `page` centres it in reserved space, so that nothing jumps when the content arrives. */
  size?: 's' | 'm' | 'page';
  /** Shows after 150 ms only: what comes sooner needs none. */
  late?: boolean;
};

/** Something is under way and its length is unknown. Renders an `<output>` with a turning star. */
export function Spinner({ label, showLabel = false, size = 'm', late = false }: SpinnerProps) {
  return (
    <output className={classNames(styles['root'], styles[size], late && styles['late'])}>
      <SpinnerMark />
      {showLabel ? (
        <span className={styles['label']}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </output>
  );
}

/** The mark alone, for controls that say in words what they do. */
export function SpinnerMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.22"
        strokeWidth="2.5"
      />
      <path
        d="M12 3a9 9 0 0 1 9 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
