import styles from './stats.module.css';

/** Props of {@link Stats}. */
export type StatsProps = {
  items: readonly { number: string; label: string }[];
  /** `row`: beside a text, on ink or not; `cards`: a block of its own, as many columns as fit. */
  variant?: 'row' | 'cards';
};

/** A few figures with their labels. Renders a `<dl>`. */
export function Stats({ items, variant = 'row' }: StatsProps) {
  return (
    <dl className={styles[variant]}>
      {items.map((item) => (
        <div key={item.label} className={styles['item']}>
          <dt className={styles['label']}>{item.label}</dt>
          <dd className={styles['number']}>{item.number}</dd>
        </div>
      ))}
    </dl>
  );
}
