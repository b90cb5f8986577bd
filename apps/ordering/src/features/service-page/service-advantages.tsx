import { FeatureGrid } from '@tassis/design-system';
import type { ComponentType } from 'react';
import type { ServicePageTexts } from '../../messages/service-page.ts';
import styles from './service-page.module.css';

type ServiceAdvantagesProps = {
  texts: ServicePageTexts['advantages'];
  /** One icon for each advantage, in the same order. */
  icons: readonly ComponentType<{ size?: number }>[];
};

/** The advantages of a service, each with its icon. */
export function ServiceAdvantages({ texts, icons }: ServiceAdvantagesProps) {
  return (
    <section aria-labelledby="avantages" className={styles['root']}>
      <h2 id="avantages">{texts.title}</h2>
      <FeatureGrid
        items={texts.items.map((advantage, place) => {
          const Icon = icons[place];
          return { ...advantage, key: advantage.title, icon: Icon ? <Icon size={28} /> : null };
        })}
      />
    </section>
  );
}
