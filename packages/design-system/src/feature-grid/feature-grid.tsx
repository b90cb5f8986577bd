import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './feature-grid.module.css';

/** Props of {@link FeatureGrid}. */
export type FeatureGridProps = {
  /** `icon`: an icon of 28 px or an Illustration. */
  items: readonly { key: string; title: string; text: string; icon?: ReactNode }[];
  /** `ruled`: a line above each; `cards`: each on a white card, for a few important ones. */
  variant?: 'ruled' | 'cards';
  headingLevel?: 2 | 3 | 4;
};

/** A list of features in as many columns as fit. Renders a `<ul>`. */
export function FeatureGrid({ items, variant = 'ruled', headingLevel = 3 }: FeatureGridProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={classNames(styles['root'], styles[variant])}>
      {items.map(({ key, title, text, icon }) => (
        <li key={key} className={styles['item']}>
          {icon ? <span className={styles['icon']}>{icon}</span> : null}
          <Heading className={styles['title']}>{title}</Heading>
          <p className={styles['text']}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
