import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  id?: string;
  title: string;
  lead?: string | undefined;
  /** A link beside the heading, where there is room. */
  action?: ReactNode;
  align?: 'start' | 'center';
};

/** The heading of a section: its `<h2>`, a sentence, and a link. */
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
