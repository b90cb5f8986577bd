import { stepNumber } from './step-number.ts';
import styles from './compact-steps.module.css';

/** Props of {@link CompactSteps}. */
export type CompactStepsProps = {
  /** `note`: another line, such as how long it takes. */
  steps: readonly { title: string; text: string; note?: string | undefined }[];
  headingLevel?: 2 | 3 | 4;
};

/** The next steps, small and numbered, below other content; the first is the current one. Renders an `<ol>`. */
export function CompactSteps({ steps, headingLevel = 3 }: CompactStepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles['root']}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles['step']}>
          <span className={styles['number']} aria-hidden="true">
            {stepNumber(index)}
          </span>
          <Heading className={styles['title']}>{step.title}</Heading>
          <p className={styles['text']}>{step.text}</p>
          {step.note ? <p className={styles['note']}>{step.note}</p> : null}
        </li>
      ))}
    </ol>
  );
}
