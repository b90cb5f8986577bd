import { Container, PageHeader, Section } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { PageHead } from '@tassis/platform/router';
import { ChoiceHeading } from '../features/package-choice/choice-heading.tsx';
import { PackageChoice } from '../features/package-choice/package-choice.tsx';
import { ServiceProcess } from '../features/service-page/service-process.tsx';
import { useDomiciliationTexts } from '../messages/domiciliation-page/use-domiciliation-texts.ts';
import { loadDomiciliation } from './form-scripts.ts';
import { OrderPage } from './order-page.tsx';

export { packagesLoader as loader } from './packages-loader.ts';

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
        loadForm={loadDomiciliation}
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
