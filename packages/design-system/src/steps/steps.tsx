import { classNames } from '../class-names.ts';
import { stepNumber } from './step-number.ts';
import { ZelligeStage } from '../zellige-stage/zellige-stage.tsx';
import styles from './steps.module.css';

/** Props of {@link Steps}. */
export type StepsProps = {
  steps: readonly { title: string; text: string }[];
  /**
   * `columns`: side by side where there is room; `list`: one below the other on a line, for long texts; `drawn`: four
   * stages under the four drawings of a star.
   */
  variant?: 'columns' | 'list' | 'drawn';
  headingLevel?: 2 | 3 | 4;
};

/** A process in numbered steps ('01', '02'…). Renders an `<ol>`. */
export function Steps({ steps, variant = 'columns', headingLevel = 3 }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={classNames(styles['root'], styles[variant])}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles['step']}>
          {variant === 'drawn' ? (
            <ZelligeStage stage={getStage(index)} className={styles['drawing']} />
          ) : null}
          <span className={styles['number']} aria-hidden="true">
            {stepNumber(index)}
          </span>
          <Heading className={styles['title']}>{step.title}</Heading>
          <p className={styles['text']}>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

const STAGES = [1, 2, 3, 4] as const;

/** Later steps have the last drawing. */
function getStage(index: number) {
  return STAGES[index] ?? 4;
}
