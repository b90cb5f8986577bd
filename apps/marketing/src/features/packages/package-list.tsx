import {
  Button,
  EmptyState,
  ErrorState,
  PackageCard,
  Skeleton,
  VisuallyHidden,
} from '@tassis/design-system';
import { useQuery } from '@tassis/api-client/query';
import { ApiError, catalogueKeyOf } from '@tassis/api-client';
import type { Package } from '@tassis/contracts';
import { formatMoney } from '@tassis/messages';
import { transport } from '@tassis/messages/fr/transport';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { fr } from '../../messages/fr.ts';
import { badgeOf, categoryOf, orderHrefOf, priceNoteOf, priceOf } from './package-offer.ts';
import { allPackages, POPULAR_COUNT, popularPackages } from './packages-queries.ts';
import styles from './package-list.module.css';

type PackageListProps = {
  /** All of them, not only the first three. */
  showAll?: boolean;
};

/** The published packages in the order of the API: on their way, failed with a way to try again, or there. */
export function PackageList({ showAll = false }: PackageListProps) {
  const query = showAll ? allPackages : popularPackages;
  const packages = useQuery({ ...query, select: (answer) => answer.data });
  if (packages.data?.length === 0) return <NoPackage />;
  if (packages.data) return <Cards packages={packages.data} />;
  if (packages.isError) {
    return <Failure error={packages.error} onRetry={() => void packages.refetch()} />;
  }
  return <Waiting count={showAll ? 6 : POPULAR_COUNT} />;
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = error instanceof ApiError ? transport[catalogueKeyOf(error)] : undefined;
  return (
    <ErrorState title={fr.packages.failed} retry={{ text: fr.packages.retry, onRetry }}>
      {reason}
    </ErrorState>
  );
}

function Cards({ packages }: { packages: readonly Package[] }) {
  return (
    <ul className={styles['grid']}>
      {packages.map((offer) => (
        <li key={offer.id}>
          <PackageCard
            name={offer.name}
            description={offer.description}
            badge={badgeOf(offer)}
            featured={offer.is_featured}
            price={formatMoney('fr', priceOf(offer), { decimals: 'whole' })}
            priceNote={priceNoteOf(offer)}
            services={offer.included_services}
            features={offer.features}
            moreServicesText={fr.packages.more}
            action={<OrderLink offer={offer} />}
          />
        </li>
      ))}
    </ul>
  );
}

function OrderLink({ offer }: { offer: Package }) {
  const text = categoryOf(offer) === 'generic' ? fr.packages.contact : fr.packages.choose;
  return (
    <Button
      wide
      variant={offer.is_featured ? 'brand' : 'secondary'}
      href={orderHrefOf(offer)}
      LinkComponent={RouterLink}
      aria-label={`${text}\u202F: ${offer.name}`}
    >
      {text}
    </Button>
  );
}

function NoPackage() {
  return (
    <EmptyState
      title={fr.packages.empty}
      action={
        <Button variant="brand" href={paths.contact} LinkComponent={RouterLink}>
          {fr.packages.contact}
        </Button>
      }
    >
      {fr.packages.emptyText}
    </EmptyState>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <>
      <output>
        <VisuallyHidden>{fr.packages.loading}</VisuallyHidden>
      </output>
      <div className={styles['grid']}>
        {Array.from({ length: count }, (_, place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </div>
    </>
  );
}
