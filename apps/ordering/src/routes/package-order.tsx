import { Container, Section, Spinner } from '@tassis/design-system';
import { Suspense } from 'react';
import { PackageHead } from '../features/package-choice/package-head.tsx';
import { PackagePriceCard } from '../features/package-price/package-price-card.tsx';
import { usePackageChoiceTexts } from '../messages/package-choice/use-package-choice-texts.ts';
import type { OrderForm } from '../packages/order-form.ts';
import type { Ordered } from '../packages/package-price.ts';
import { usePackagePrice } from '../packages/use-package-price.ts';

type PackageOrderProps = {
  ordered: Ordered;
  /** The service: 'Domiciliation d’entreprise'. */
  service: string;
  /** Where the packages are chosen. */
  backTo: string;
  /** Loaded when it is first shown. */
  Form: OrderForm;
};

/** A package is ordered: its name, its form with the price beside it, and nothing that distracts. */
export function PackageOrder({ ordered, service, backTo, Form }: PackageOrderProps) {
  const { formLoading } = usePackageChoiceTexts();
  const { price } = usePackagePrice(ordered);
  return (
    <>
      <PackageHead service={service} name={ordered.offer.name} backTo={backTo} />
      <Section as="div" spacing="s">
        <Container>
          <Suspense fallback={<Spinner size="page" label={formLoading} showLabel />}>
            <Form {...ordered} price={price} priceCard={<PackagePriceCard {...ordered} />} />
          </Suspense>
        </Container>
      </Section>
    </>
  );
}
