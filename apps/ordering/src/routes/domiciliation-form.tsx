import { Breadcrumbs, Container, PageHeader, Section } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { PageHead, RouterLink } from '@tassis/platform/router';
import { ChoiceHeading } from '../features/package-choice/choice-heading.tsx';
import { PackageChoice } from '../features/package-choice/package-choice.tsx';
import { ServiceProcess } from '../features/service-page/service-process.tsx';
import { useDomiciliationTexts } from '../messages/domiciliation-page/use-domiciliation-texts.ts';
import { useClientOfAddress } from '../order/on-behalf/behalf.ts';
import { OnBehalf } from '../order/on-behalf/on-behalf.tsx';
import { domiciliationFormData } from '../structured-data/trail-data.ts';
import { loadDomiciliation } from './form-scripts.ts';
import { OrderPage } from './order-page.tsx';

export { packagesLoader as loader } from './packages-loader.ts';

export const handle = import.meta.env.SSR ? { structuredData: domiciliationFormData } : undefined;

const PATH = `${paths.domiciliation}/form`;

/** `/domiciliation/form`: the form of the package in the URL; without one, the packages and the stages of an order. */
export function Component() {
  const { head, form, trail, choice, process } = useDomiciliationTexts();
  const isForClient = useClientOfAddress() !== null;
  return (
    <>
      <PageHead title={form.title} description={form.description} />
      <OnBehalf>
        <OrderPage
          service="domiciliation"
          title={form.title}
          path={PATH}
          loadForm={loadDomiciliation}
          opening={
            <PageHeader
              title={form.title}
              breadcrumbs={
                <Breadcrumbs
                  label={trail.label}
                  items={[
                    { text: trail.home, href: paths.home },
                    { text: head.title, href: paths.domiciliation },
                  ]}
                  current={form.title}
                  LinkComponent={RouterLink}
                />
              }
            />
          }
          choice={
            <>
              <PackageChoice
                id="forfaits"
                service="domiciliation"
                formPath={PATH}
                heading={<ChoiceHeading texts={{ ...choice, lead: form.lead }} />}
              />
              {isForClient ? null : (
                <Section as="div">
                  <Container>
                    <ServiceProcess texts={process} />
                  </Container>
                </Section>
              )}
            </>
          }
        />
      </OnBehalf>
    </>
  );
}
