import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  id?: string;
  title: string;
  lead?: string | undefined;
  /** Beside the heading where there is room: a link to more. */
  action?: ReactNode;
  align?: 'start' | 'center';
};

/** The head of a block: its `<h2>`, a sentence, a way on. */
export function SectionHeading({ id, title, lead, action, align = 'start' }: SectionHeadingProps) {
  return (
    <div className={styles[align]}>
      <div className={styles['text']}>
        <h2 id={id}>{title}</h2>
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
      </div>
      {action}
    </div>
  );
}
