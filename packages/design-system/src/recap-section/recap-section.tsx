import { useId, type ReactNode } from 'react';
import {
  DescriptionList,
  type DescriptionListProps,
} from '../description-list/description-list.tsx';
import { EditLink, type EditAction } from '../form-section/edit-action.tsx';
import styles from './recap-section.module.css';

/** Props of {@link RecapSection}. */
export type RecapSectionProps = {
  title: string;
  headingLevel?: 2 | 3 | 4;
  /** Beside the title: a StatusBadge for missing answers. */
  badge?: ReactNode;
  items?: DescriptionListProps['items'] | undefined;
  /** The link to the step that edits these answers. */
  edit?: EditAction | undefined;
  /** Below the facts: a RecapSection for each associate, a document. */
  children?: ReactNode;
};

/**
 * A section of the answers to review before submission, with a link to edit them. Renders a `<section>` with a
 * `<dl>`.
 */
export function RecapSection(props: RecapSectionProps) {
  const { title, headingLevel = 3, badge, items = [], edit, children } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles['root']} aria-labelledby={titleId}>
      <header className={styles['header']}>
        <Heading id={titleId} className={styles['title']}>
          {title}
        </Heading>
        {badge}
        {edit ? (
          <div className={styles['edit']}>
            <EditLink action={edit} subject={title} />
          </div>
        ) : null}
      </header>
      {items.length > 0 ? <DescriptionList items={items} /> : null}
      {children ? <div className={styles['parts']}>{children}</div> : null}
    </section>
  );
}
