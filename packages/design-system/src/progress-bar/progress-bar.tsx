import { useId } from 'react';
import { classNames } from '../class-names.ts';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import { Bar } from './bar.tsx';
import styles from './progress-bar.module.css';

/** Props of {@link ProgressBar}. */
export type ProgressBarProps = {
  /** What advances: 'Envoi de statuts.pdf'. */
  label: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** From 0 to `max`. Without it the bar is indeterminate. */
  value?: number | undefined;
  /** Default 100. */
  max?: number;
  /**
   * The progress as a text, beside the label and announced in place of a percentage: 'Étape 2 sur 5', '1,2 Mo sur 4
   * Mo'.
   */
  text?: string | undefined;
  /** `success` when done, `critical` when it failed; say so in `text` too. */
  tone?: 'brand' | 'success' | 'critical';
  size?: 's' | 'm';
};

/** The progress of an action. Renders a `<progress>` with its label; the owner announces the end. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, hideLabel = false, value, max = 100, text, tone = 'brand', size = 'm' } = props;
  const id = useId();
  return (
    <div className={styles['root']}>
      <div className={styles['words']}>
        <label htmlFor={id} className={hideLabel ? hiddenStyles['root'] : styles['label']}>
          {label}
        </label>
        {text ? (
          <span className={styles['text']} aria-hidden="true">
            {text}
          </span>
        ) : null}
      </div>
      <Bar
        id={id}
        className={classNames(styles[tone], styles[size])}
        value={value}
        max={max}
        aria-valuetext={text}
      />
    </div>
  );
}
