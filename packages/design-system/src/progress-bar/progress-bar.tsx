import { useId } from 'react';
import { classNames } from '../class-names.ts';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import { Bar } from './bar.tsx';
import styles from './progress-bar.module.css';

/** Props of {@link ProgressBar}. */
export type ProgressBarProps = {
  /** What advances: 'Envoi de statuts.pdf'. */
  label: string;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  /** From 0 to `max`. Without it the length is unknown and the bar only moves. */
  value?: number | undefined;
  /** Default 100. */
  max?: number;
  /** How far, in words, beside the label and announced instead of a percentage: 'Étape 2 sur 5', '1,2 Mo sur 4 Mo'. */
  text?: string | undefined;
  /** `success` once it is done, `critical` where it stopped; say so in `text` too. */
  tone?: 'brand' | 'success' | 'critical';
  size?: 's' | 'm';
};

/** How far something is. Renders a `<progress>` with its label; reaching the end is for the owner to announce. */
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
