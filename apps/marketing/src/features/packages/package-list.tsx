import { useQuery } from '@tassis/api-client/query';
import type { Package } from '@tassis/contracts';
import { Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import {
  getPackageCategory,
  frenchPackageTexts as texts,
  PackageLink,
  PackageList as List,
} from '@tassis/views';
import { fr } from '../../messages/fr.ts';
import { getOrderHref } from '../../packages/order-href.ts';
import { allPackages, POPULAR_COUNT, popularPackages } from '../../packages/packages-queries.ts';

type PackageListProps = {
  /** Whether to show all packages instead of the first three. */
  showAll?: boolean;
};

/** The published packages, each with a link to its form. */
export function PackageList({ showAll = false }: PackageListProps) {
  const query = showAll ? allPackages : popularPackages;
  const answer = useQuery({ ...query, select: ({ data }) => data });
  return (
    <List
      texts={texts}
      answer={answer}
      expected={showAll ? 6 : POPULAR_COUNT}
      renderLink={(offer) => <OrderLink offer={offer} />}
      emptyAction={
        <Button variant="brand" href={paths.contact} LinkComponent={RouterLink}>
          {fr.packages.contact}
        </Button>
      }
    />
  );
}

function OrderLink({ offer }: { offer: Package }) {
  const text = getPackageCategory(offer) === 'generic' ? fr.packages.contact : fr.packages.choose;
  return (
    <PackageLink
      texts={texts}
      offer={offer}
      text={text}
      href={getOrderHref(offer)}
      LinkComponent={RouterLink}
    />
  );
}
