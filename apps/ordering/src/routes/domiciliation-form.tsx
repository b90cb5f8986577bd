import { apiQuery } from '@tassis/api-client';
import { getFirm, listPackages } from '@tassis/contracts';
import { Container, PageHeader, Section } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { pageData, PageHead } from '@tassis/platform/router';
import { lazy } from 'react';
import { ChoiceHeading } from '../features/package-choice/choice-heading.tsx';
import { PackageChoice } from '../features/package-choice/package-choice.tsx';
import { ServiceProcess } from '../features/service-page/service-process.tsx';
import { useDomiciliationTexts } from '../messages/domiciliation-page/use-domiciliation-texts.ts';
import { OrderPage } from './order-page.tsx';

export const loader = pageData((need) => [
  need(apiQuery(getFirm, {})),
  need(apiQuery(listPackages, {})),
]);

const Form = lazy(async () => {
  const { DomiciliationRequest } =
    await import('../features/domiciliation-request/domiciliation-request.tsx');
  return { default: DomiciliationRequest };
});

const PATH = `${paths.domiciliation}/form`;

/** `/domiciliation/form`: the form alone; without a package, which one first, and what follows. */
export function Component() {
  const { form, choice, process } = useDomiciliationTexts();
  return (
    <>
      <PageHead title={form.title} description={form.description} />
      <OrderPage
        service="domiciliation"
        title={form.title}
        path={PATH}
        Form={Form}
        opening={<PageHeader title={form.title} />}
        choice={
          <>
            <PackageChoice
              id="forfaits"
              service="domiciliation"
              formPath={PATH}
              heading={<ChoiceHeading texts={{ ...choice, lead: form.lead }} />}
            />
            <Section as="div">
              <Container>
                <ServiceProcess texts={process} />
              </Container>
            </Section>
          </>
        }
      />
    </>
  );
}
