import styles from './steps.module.css';

/** Props of {@link Steps}. */
export type StepsProps = {
  steps: readonly { title: string; text: string }[];
  headingLevel?: 2 | 3 | 4;
};

/** How something is done, in numbered steps ('01', '02'…). Renders an `<ol>`. */
export function Steps({ steps, headingLevel = 3 }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles['root']}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles['step']}>
          <span className={styles['number']} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <Heading className={styles['title']}>{step.title}</Heading>
          <p className={styles['text']}>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
