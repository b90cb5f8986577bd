import { Container, ErrorState, Section, Spinner } from '@tassis/design-system';
import { useNotedFailure } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { useFetched } from '../components/use-fetched.ts';
import { PackageHead } from '../features/package-choice/package-head.tsx';
import { PackagePriceCard } from '../features/package-price/package-price-card.tsx';
import { usePackageChoiceTexts } from '../messages/package-choice/use-package-choice-texts.ts';
import type { LoadOrderForm, OrderForm } from '../packages/order-form.ts';
import { usePackagePrice } from '../packages/use-package-price.ts';
import type { Ordered } from '@tassis/views';

type PackageOrderProps = {
  ordered: Ordered;
  /** The service: 'Domiciliation d’entreprise'. */
  service: string;
  /** The path of the page with the packages. */
  backTo: string;
  loadForm: LoadOrderForm;
  following: ReactNode;
};

/** The page on which a package is ordered: its name, its form with the price beside it, and what follows. */
export function PackageOrder(props: PackageOrderProps) {
  const { ordered, service, backTo, loadForm, following } = props;
  const fetched = useFetched(loadForm);
  return (
    <>
      <PackageHead service={service} offer={ordered.offer} backTo={backTo} />
      <Section as="div" spacing="s">
        <Container>
          <FetchedForm ordered={ordered} fetched={fetched} />
        </Container>
      </Section>
      {/* It is rendered after the form, which would otherwise push it down. */}
      {fetched.outcome === 'waiting' ? null : following}
    </>
  );
}

type FetchedFormProps = { ordered: Ordered; fetched: ReturnType<typeof useFetched<OrderForm>> };

function FetchedForm({ ordered, fetched: { outcome, again } }: FetchedFormProps) {
  const texts = usePackageChoiceTexts();
  const { price } = usePackagePrice(ordered);
  if (outcome === 'waiting') return <Spinner size="page" label={texts.formLoading} showLabel />;
  if ('error' in outcome) return <FormFailure error={outcome.error} onRetry={again} />;
  const { part: Form } = outcome;
  // Remounts with another package, so that the draft is loaded again.
  return (
    <Form
      key={ordered.offer.code}
      {...ordered}
      price={price}
      priceCard={<PackagePriceCard {...ordered} />}
    />
  );
}

function FormFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { formFailure } = usePackageChoiceTexts();
  const noted = useNotedFailure(error);
  return (
    <ErrorState
      title={formFailure.title}
      requestId={noted && { label: formFailure.reference, value: noted.reference }}
      retry={{ text: formFailure.retry, onRetry }}
    >
      <p>{navigator.onLine ? formFailure.text : formFailure.offline}</p>
    </ErrorState>
  );
}
