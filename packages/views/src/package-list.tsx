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
import { explain, formatMoney } from '@tassis/messages';
import type { ReactNode } from 'react';
import type { PackageTexts } from './messages/packages/fr.ts';
import { getBadge, getCreationOption, getPriceNote, getPrice } from './package-offer.ts';
import styles from './package-list.module.css';

type PackageListProps = {
  /** In the language of the screen: `usePackageTexts`; a page in French alone carries `frenchPackageTexts`. */
  texts: PackageTexts;
  /** What a query over the packages says of itself. */
  answer: {
    data: readonly Package[] | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  /** So many places are kept while they are on their way. */
  expected: number;
  /** The way on from a card: a PackageLink. */
  renderLink: (offer: Package) => ReactNode;
  /** The way on where none is published: a Button. */
  emptyAction: ReactNode;
};

/** Published packages in the order of the API: on their way, failed with a way to try again, or there. */
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
  if (answer.error) return <PackagesFailure texts={texts} answer={answer} />;
  return <Waiting text={texts.loading} count={expected} />;
}

/** The packages could not be had: why, and another try. */
export function PackagesFailure({
  texts: { failed, retry, reasons },
  answer: { error, refetch },
}: Pick<PackageListProps, 'texts' | 'answer'>) {
  return (
    <ErrorState title={failed} retry={{ text: retry, onRetry: () => void refetch() }}>
      {explain(error, reasons).text}
    </ErrorState>
  );
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
  /** 'Choisir ce forfait'; the package's name is added for who hears it apart from its card. */
  text: string;
  href: string;
  LinkComponent?: LinkComponent;
  onClick?: () => void;
};

/** The way on from a package's card. */
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
