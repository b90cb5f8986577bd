import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

/** Props of {@link Spinner}. */
export type SpinnerProps = {
  /** What is loading; announced, and visible with `showLabel`. */
  label: string;
  showLabel?: boolean;
  /** `page` centres it in reserved space, so that nothing jumps when the content arrives. */
  size?: 's' | 'm' | 'page';
  /** Shows it after 150 ms only, so that short waits show none. */
  late?: boolean;
};

/** An indeterminate loading state. Renders an `<output>` with a rotating star. */
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

/** The rotating star alone, for controls with a loading text. */
export function SpinnerMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
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
