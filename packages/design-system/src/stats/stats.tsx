import styles from './stats.module.css';

/** Props of {@link Stats}. */
export type StatsProps = { items: readonly { number: string; label: string }[] };

/** A few figures and what they count. Renders a `<dl>`. */
export function Stats({ items }: StatsProps) {
  return (
    <dl className={styles['root']}>
      {items.map((item) => (
        <div key={item.label} className={styles['item']}>
          <dt className={styles['label']}>{item.label}</dt>
          <dd className={styles['number']}>{item.number}</dd>
        </div>
      ))}
    </dl>
  );
}
