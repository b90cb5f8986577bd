import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check.tsx';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import { withoutDuplicates } from './without-duplicates.ts';
import styles from './package-card.module.css';

/** Props of {@link PackageCard}. */
export type PackageCardProps = {
  name: string;
  description?: string;
  /** 'Populaire', 'Premium', 'RECOMMANDÉ'… */
  badge?: string | undefined;
  /** Highlights the card as the recommended one. */
  featured?: boolean;
  /** Already formatted: '4 200,00 MAD'. */
  price: string;
  /** Under the price: 'HT, pour 12 mois'. */
  priceNote?: string | undefined;
  /** The optional service and its price: 'Création de société en option : 2 500 MAD'. */
  option?: string | undefined;
  /** A line that promotes it: '300 MAD de moins que …'. */
  highlight?: string | undefined;
  /** What is included. */
  services: readonly string[];
  /** More lines below the services; one that repeats a service is left out. */
  features?: readonly string[];
  /** How many of them show at once. Default 4. */
  visibleServices?: number;
  /** Names the rest: `(n) => '+${n} autres services'`. */
  moreServicesText: (count: number) => string;
  /** A Button, as link or not. */
  action: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** A package with its price and its services. Renders an `<article>`; the rest of the list opens without script. */
export function PackageCard(props: PackageCardProps) {
  const { name, badge, featured = false, visibleServices = 4, headingLevel = 3 } = props;
  const services = withoutDuplicates(props.services);
  const features = withoutDuplicates([...services, ...(props.features ?? [])]).slice(
    services.length,
  );
  const rest = services.slice(visibleServices);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles['root'], featured && styles['featured'])}>
      {badge ? (
        <div className={styles['badge']}>
          <Badge tone={featured ? 'accent' : 'brand'}>{badge}</Badge>
        </div>
      ) : null}
      <Heading className={styles['name']}>{name}</Heading>
      {props.description ? <p className={styles['description']}>{props.description}</p> : null}
      <p className={styles['price']}>
        <span className={styles['amount']}>{props.price}</span>
        {props.priceNote ? <span className={styles['note']}>{props.priceNote}</span> : null}
        {props.option ? <span className={styles['line']}>{props.option}</span> : null}
        {props.highlight ? <span className={styles['highlight']}>{props.highlight}</span> : null}
      </p>
      <div className={styles['services']}>
        <ServiceList services={services.slice(0, visibleServices)} />
        {rest.length > 0 ? (
          <details>
            <summary className={styles['more']}>
              {props.moreServicesText(rest.length)}
              <ChevronDownIcon size={18} className={styles['mark']} />
            </summary>
            <ServiceList services={rest} />
          </details>
        ) : null}
        {features.length > 0 ? (
          <ul className={styles['features']}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={styles['action']}>{props.action}</div>
    </article>
  );
}

function ServiceList({ services }: { services: readonly string[] }) {
  return (
    <ul className={styles['list']}>
      {services.map((service) => (
        <li key={service} className={styles['service']}>
          <CheckIcon size={18} />
          {service}
        </li>
      ))}
    </ul>
  );
}
