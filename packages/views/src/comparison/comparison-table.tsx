import type { Package } from '@tassis/contracts';
import { Badge, CheckIcon, VisuallyHidden } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { comparisonTexts as texts } from '../messages/comparison.ts';
import { fr as frenchPackageTexts } from '../messages/packages/fr.ts';
import { getBadge } from '../package-offer.ts';
import { compareServices, type ComparedService } from './compare-services.ts';
import styles from './comparison-table.module.css';
import { useFactRows } from './use-fact-rows.ts';

/** Props of {@link ComparisonTable}. */
export type ComparisonTableProps = {
  packages: readonly Package[];
  /** The link at the end of a package's column: a PackageLink. */
  renderLink?: (offer: Package) => ReactNode;
};

/** One column per package. The row headers stay in sight while the table is scrolled. */
export function ComparisonTable({ packages, renderLink }: ComparisonTableProps) {
  const facts = useFactRows(packages);
  const { differing, common } = compareServices(packages);
  return (
    // A scrollable region must be focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroll']} aria-label={texts.caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{texts.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.package}</th>
            {packages.map((offer) => (
              <PackageHeading key={offer.code} offer={offer} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={packages[column]?.code}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <Services title={texts.differing} services={differing} packages={packages} isDiffering />
        <Services title={texts.common} services={common} packages={packages} />
        {renderLink ? (
          <tfoot>
            <tr>
              <th scope="row">
                <VisuallyHidden>{texts.choose}</VisuallyHidden>
              </th>
              {packages.map((offer) => (
                <td key={offer.code}>{renderLink(offer)}</td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}

function PackageHeading({ offer }: { offer: Package }) {
  const badge = getBadge(offer, frenchPackageTexts);
  return (
    <th scope="col" className={styles['package']}>
      {badge ? <Badge tone={offer.is_featured ? 'accent' : 'brand'}>{badge}</Badge> : null}
      <span>{offer.name}</span>
    </th>
  );
}

type ServicesProps = {
  title: string;
  services: readonly ComparedService[];
  packages: readonly Package[];
  isDiffering?: boolean;
};

function Services({ title, services, packages, isDiffering = false }: ServicesProps) {
  if (services.length === 0) return null;
  return (
    <tbody className={isDiffering ? styles['differing'] : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={packages.length + 1} className={styles['group']}>
          <span>{title}</span>
        </th>
      </tr>
      {services.map(({ name, isIncluded }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {isIncluded.map((included, column) => (
            <td
              key={packages[column]?.code}
              className={included ? styles['included'] : styles['missing']}
            >
              {included ? <CheckIcon size={20} /> : <span aria-hidden="true">–</span>}
              <VisuallyHidden>{included ? texts.included : texts.notIncluded}</VisuallyHidden>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
