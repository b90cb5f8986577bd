import type { Package } from '@tassis/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  PackageCard,
  Skeleton,
  VisuallyHidden,
  type LinkComponent,
} from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import type { ReactNode } from 'react';
import { usePackageTexts } from './messages/packages/package-texts.ts';
import { badgeOf, priceNoteOf, priceOf } from './package-offer.ts';
import styles from './package-list.module.css';

type PackageListProps = {
  /** What a query over the packages says of itself. */
  answer: {
    data: readonly Package[] | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  /** Why they could not be had, in words: `transportText`, or the page’s own. */
  reasonOf: (error: Error) => string | undefined;
  /** So many places are kept while they are on their way. */
  expected: number;
  /** The way on from a card: a PackageLink. */
  renderLink: (offer: Package) => ReactNode;
  /** The way on where none is published: a Button. */
  emptyAction: ReactNode;
};

/** Published packages in the order of the API: on their way, failed with a way to try again, or there. */
export function PackageList(props: PackageListProps) {
  const { answer, reasonOf, expected, renderLink, emptyAction } = props;
  const texts = usePackageTexts();
  if (answer.data?.length === 0) {
    return (
      <EmptyState title={texts.empty} action={emptyAction}>
        {texts.emptyText}
      </EmptyState>
    );
  }
  if (answer.data) return <Cards packages={answer.data} renderLink={renderLink} />;
  if (answer.error) return <PackagesFailure answer={answer} reasonOf={reasonOf} />;
  return <Waiting count={expected} />;
}

/** The packages could not be had: why, and another try. */
export function PackagesFailure({
  answer: { error, refetch },
  reasonOf,
}: Pick<PackageListProps, 'answer' | 'reasonOf'>) {
  const { failed, retry } = usePackageTexts();
  return (
    <ErrorState title={failed} retry={{ text: retry, onRetry: () => void refetch() }}>
      {error ? reasonOf(error) : null}
    </ErrorState>
  );
}

type CardsProps = { packages: readonly Package[]; renderLink: PackageListProps['renderLink'] };

function Cards({ packages, renderLink }: CardsProps) {
  const texts = usePackageTexts();
  const locale = useLocale();
  return (
    <ul className={styles['grid']}>
      {packages.map((offer) => (
        <li key={offer.id}>
          <PackageCard
            name={offer.name}
            description={offer.description}
            badge={badgeOf(offer, texts)}
            featured={offer.is_featured}
            price={formatMoney(locale, priceOf(offer), { decimals: 'whole' })}
            priceNote={priceNoteOf(offer, texts)}
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

function Waiting({ count }: { count: number }) {
  const { loading } = usePackageTexts();
  return (
    <>
      <output>
        <VisuallyHidden>{loading}</VisuallyHidden>
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
  offer: Package;
  /** 'Choisir ce forfait'; the package's name is added for who hears it apart from its card. */
  text: string;
  href: string;
  LinkComponent?: LinkComponent;
  onClick?: () => void;
};

/** The way on from a package's card. */
export function PackageLink({ offer, text, ...link }: PackageLinkProps) {
  const { named } = usePackageTexts();
  return (
    <Button
      wide
      variant={offer.is_featured ? 'brand' : 'secondary'}
      aria-label={named(text, offer.name)}
      {...link}
    >
      {text}
    </Button>
  );
}
