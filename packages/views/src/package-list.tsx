import type { Package } from '@tassis/contracts';
import {
  Button,
  EmptyState,
  PackageCard,
  Skeleton,
  VisuallyHidden,
  type LinkComponent,
} from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import type { PackageTexts } from './messages/packages/fr.ts';
import { getBadge, getCreationOption, getPriceNote, getPrice } from './package-offer.ts';
import styles from './package-list.module.css';

type PackageListProps = {
  /** `usePackageTexts()`; a page in French alone passes `frenchPackageTexts`. */
  texts: PackageTexts;
  /** The state of the packages' query. */
  answer: {
    data: readonly Package[] | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** How many skeleton cards to show while the packages load. */
  expected: number;
  /** Renders a card's link: a PackageLink. */
  renderLink: (offer: Package) => ReactNode;
  /** The action when no package is published: a Button. */
  emptyAction: ReactNode;
};

/** Published packages in the API's order, or their loading or error state with a retry. */
export function PackageList(props: PackageListProps) {
  const { texts, answer, expected, renderLink, emptyAction } = props;
  if (answer.data?.length === 0) {
    return (
      <EmptyState title={texts.empty} action={emptyAction}>
        {texts.emptyText}
      </EmptyState>
    );
  }
  if (answer.data) return <Cards texts={texts} packages={answer.data} renderLink={renderLink} />;
  if (answer.error) {
    return <LoadFailure title={texts.failed} error={answer.error} query={answer} />;
  }
  return <Waiting text={texts.loading} count={expected} />;
}

type CardsProps = Pick<PackageListProps, 'texts' | 'renderLink'> & {
  packages: readonly Package[];
};

function Cards({ texts, packages, renderLink }: CardsProps) {
  const locale = useLocale();
  return (
    <ul className={styles['grid']}>
      {packages.map((offer) => (
        <li key={offer.id}>
          <PackageCard
            name={offer.name}
            description={offer.description}
            badge={getBadge(offer, texts)}
            featured={offer.is_featured}
            price={formatMoney(locale, getPrice(offer), { decimals: 'whole' })}
            priceNote={getPriceNote(offer, texts)}
            option={getCreationOption(offer, { locale, texts })}
            highlight={offer.highlight_text ?? undefined}
            services={offer.included_services}
            features={offer.features}
            moreServicesText={texts.more}
            action={renderLink(offer)}
          />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ text, count }: { text: string; count: number }) {
  return (
    <>
      <output>
        <VisuallyHidden>{text}</VisuallyHidden>
      </output>
      <div className={styles['grid']}>
        {Array.from({ length: count }, (_, place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </div>
    </>
  );
}

type PackageLinkProps = {
  texts: PackageTexts;
  offer: Package;
  /**
   * 'Choisir ce forfait'; the accessible name adds the package's name, because screen readers list links without
   * their cards.
   */
  text: string;
  href: string;
  LinkComponent?: LinkComponent;
  onClick?: () => void;
};

/** The link of a package's card. */
export function PackageLink({ texts, offer, text, ...link }: PackageLinkProps) {
  return (
    <Button
      wide
      variant={offer.is_featured ? 'brand' : 'secondary'}
      aria-label={texts.named(text, offer.name)}
      {...link}
    >
      {text}
    </Button>
  );
}
