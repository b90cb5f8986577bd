import type { ReactNode } from 'react';
import styles from './description-list.module.css';

/** Props of {@link DescriptionList}. */
export type DescriptionListProps = {
  items: readonly { term: string; value: ReactNode }[];
  /** `columns`: term above value, side by side; `rows`: term beside value, one a line. */
  layout?: 'rows' | 'columns';
};

/** Facts with their names. Renders a `<dl>`. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={styles[layout]}>
      {items.map((item) => (
        <div key={item.term} className={styles['item']}>
          <dt className={styles['term']}>{item.term}</dt>
          <dd className={styles['value']}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
