import { classNames } from '../class-names.ts';
import { ZelligeStage } from '../zellige-stage/zellige-stage.tsx';
import styles from './steps.module.css';

/** Props of {@link Steps}. */
export type StepsProps = {
  /** `note`: a further line, of what counts: how long it takes. */
  steps: readonly { title: string; text: string; note?: string | undefined }[];
  /**
   * `columns`: side by side where there is room; `list`: one below the other on a line, for long texts; `drawn`: four
   * stages under the four drawings of a star; `compact`: small, for a dashboard or below other content.
   */
  variant?: 'columns' | 'list' | 'drawn' | 'compact';
  headingLevel?: 2 | 3 | 4;
};

/** How something is done, in numbered steps ('01', '02'…). Renders an `<ol>`. */
export function Steps({ steps, variant = 'columns', headingLevel = 3 }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={classNames(styles['root'], styles[variant])}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles['step']}>
          {variant === 'drawn' ? (
            <ZelligeStage stage={stageOf(index)} className={styles['drawing']} />
          ) : null}
          <span className={styles['number']} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <Heading className={styles['title']}>{step.title}</Heading>
          <p className={styles['text']}>{step.text}</p>
          {step.note ? <p className={styles['note']}>{step.note}</p> : null}
        </li>
      ))}
    </ol>
  );
}

const STAGES = [1, 2, 3, 4] as const;

/** The last drawing stands for all that comes after it. */
function stageOf(index: number) {
  return STAGES[index] ?? 4;
}
