import { Container, Section, Spinner } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { Navigate } from '@tassis/platform/router';
import { LoadFailure, packageQuery, usePackageTexts } from '@tassis/views';
import type { ReactNode } from 'react';
import { BegunRequests } from '../features/begun-requests/begun-requests.tsx';
import { PackageHead } from '../features/package-choice/package-head.tsx';
import { PackageNotice } from '../features/package-choice/package-notice.tsx';
import { usePackageChoiceTexts } from '../messages/package-choice/use-package-choice-texts.ts';
import { useSameClient } from '../order/on-behalf/behalf.ts';
import type { LoadOrderForm } from '../packages/order-form.ts';
import type { PackageService } from '../packages/package-service.ts';
import { useChosenPackage } from '../packages/chosen-package.ts';
import { usePackages } from '../packages/use-packages.ts';
import { PackageOrder } from './package-order.tsx';

type OrderPageProps = {
  service: PackageService;
  /** 'Domiciliation d’entreprise'. */
  title: string;
  path: string;
  loadForm: LoadOrderForm;
  /** The top of the page without a package in the URL. */
  opening: ReactNode;
  /** The packages, and what follows them. */
  choice: ReactNode;
  /** What follows below the form of a package. */
  following?: ReactNode;
};

/** A page with the packages of a service, or, with '?package=DOM12', the form of that package. */
export function OrderPage(props: OrderPageProps) {
  const { service, title, path, loadForm, opening, choice, following } = props;
  const chosen = useChosenPackage(service);
  const sameClient = useSameClient();
  switch (chosen.kind) {
    case 'none':
      return (
        <>
          {opening}
          <BegunRequests />
          {choice}
        </>
      );
    case 'unknown':
    case 'unfit':
      return (
        <>
          <PackageHead service={title} backTo={path} />
          <PackageNotice service={service} chosen={chosen} />
          {choice}
        </>
      );
    case 'elsewhere':
      return (
        <Navigate to={sameClient(paths.companyCreation + packageQuery(chosen.offer))} replace />
      );
    case 'chosen':
      // A package whose creation is optional is listed on the page of domiciliation.
      return (
        <PackageOrder
          ordered={chosen}
          service={title}
          backTo={chosen.withOptionalCreation ? paths.domiciliation : path}
          loadForm={loadForm}
          following={following}
        />
      );
    default:
      return (
        <>
          <PackageHead service={title} backTo={path} />
          <Packages isWaiting={chosen.kind === 'waiting'} />
        </>
      );
  }
}

/** The packages are loading, or have failed to load and can be loaded again. */
function Packages({ isWaiting }: { isWaiting: boolean }) {
  const { waiting } = usePackageChoiceTexts();
  const query = usePackages();
  const { failed } = usePackageTexts();
  return (
    <Section as="div" spacing="s">
      <Container>
        {isWaiting ? (
          <Spinner size="page" label={waiting} showLabel />
        ) : (
          <LoadFailure title={failed} error={query.error} query={query} />
        )}
      </Container>
    </Section>
  );
}
