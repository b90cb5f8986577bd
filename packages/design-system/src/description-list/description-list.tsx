import type { ReactNode } from 'react';
import { Unbroken } from '../layout/unbroken.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './description-list.module.css';

/** Props of {@link DescriptionList}. */
export type DescriptionListProps = {
  items: readonly { term: string; value: ReactNode }[];
  /** `columns`: term above value, side by side; `rows`: term beside value, one a line. */
  layout?: 'rows' | 'columns';
  /** Shown for missing values: 'Non renseigné'. Default: nothing. */
  missingText?: string;
  /** Announced while the values load, with skeletons in their place. */
  loadingText?: string | undefined;
};

/** Facts with their names. Renders a `<dl>`. */
export function DescriptionList(props: DescriptionListProps) {
  const { items, layout = 'rows', missingText, loadingText } = props;
  const loading = loadingText !== undefined;
  return (
    <dl className={styles[layout]} aria-busy={loading || undefined}>
      {items.map(({ term, value }, index) => (
        // Two facts may have the same name, such as two receipts.
        // oxlint-disable-next-line react/no-array-index-key -- only their position distinguishes them
        <div key={`${term} ${index}`} className={styles['item']}>
          <dt className={styles['term']}>{term}</dt>
          {loading ? (
            <dd className={styles['value']}>
              <Skeleton />
              {/* Only one of the skeletons announces the loading. */}
              {index === 0 ? <VisuallyHidden>{loadingText}</VisuallyHidden> : null}
            </dd>
          ) : (
            <Value value={value} missingText={missingText} />
          )}
        </div>
      ))}
    </dl>
  );
}

function Value({ value, missingText }: { value: ReactNode; missingText: string | undefined }) {
  const isMissing = value === null || value === undefined || value === '';
  if (isMissing) return <dd className={styles['missing']}>{missingText}</dd>;
  return (
    <dd className={styles['value']}>
      <Unbroken>{value}</Unbroken>
    </dd>
  );
}
