import styles from './prose.module.css';

/** Props of {@link Prose}. */
export type ProseProps = {
  /** HTML built from a Markdown file of the repository, never user input. */
  html: string;
};

/** A long text: headings from level 2, paragraphs, lists, tables, quotations, links. */
export function Prose({ html }: ProseProps) {
  return (
    <div className={styles['frame']}>
      <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
