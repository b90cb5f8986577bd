import { Container, PageHeader, Section } from '@tassis/design-system';
import { PageHead } from '@tassis/platform/router';
import type { ComponentProps, ReactNode } from 'react';
import { ChoiceHeading } from '../features/package-choice/choice-heading.tsx';
import { PackageChoice } from '../features/package-choice/package-choice.tsx';
import { Questions } from '../features/help/questions.tsx';
import { CertificateInvitation } from '../features/service-page/certificate-invitation.tsx';
import { ServiceAdvantages } from '../features/service-page/service-advantages.tsx';
import { ServiceHero } from '../features/service-page/service-hero.tsx';
import { ServiceProcess } from '../features/service-page/service-process.tsx';
import type { ServicePageTexts } from '../messages/service-page.ts';
import { useClientOfAddress } from '../order/on-behalf/behalf.ts';
import { OnBehalf } from '../order/on-behalf/on-behalf.tsx';
import type { LoadOrderForm } from '../packages/order-form.ts';
import type { PackageService } from '../packages/package-service.ts';
import { OrderPage } from './order-page.tsx';

type PackageServicePageProps = {
  service: PackageService;
  path: string;
  texts: ServicePageTexts;
  illustration: ReactNode;
  /** One icon for each advantage, in the same order. */
  icons: ComponentProps<typeof ServiceAdvantages>['icons'];
  loadForm: LoadOrderForm;
};

const PACKAGES_ID = 'forfaits';

/** The page of a service that is sold in packages: the service and its packages, or the form of the chosen one. */
export function PackageServicePage(props: PackageServicePageProps) {
  const { service, path, texts, illustration, icons, loadForm } = props;
  const isForClient = useClientOfAddress() !== null;
  // A partner who orders for a client needs no advertisement.
  const following = isForClient ? null : (
    <>
      <Section as="div" tone="white">
        <Container>
          <ServiceAdvantages texts={texts.advantages} icons={icons} />
        </Container>
      </Section>
      <Section as="div">
        <Container>
          <ServiceProcess texts={texts.process} />
        </Container>
      </Section>
      <Questions page={service} />
    </>
  );
  return (
    <>
      <PageHead {...texts.head} />
      <OnBehalf>
        <OrderPage
          service={service}
          title={texts.head.title}
          path={path}
          loadForm={loadForm}
          opening={
            isForClient ? (
              <PageHeader title={texts.head.title} />
            ) : (
              <ServiceHero
                texts={texts.hero}
                choiceHref={`#${PACKAGES_ID}`}
                illustration={illustration}
              />
            )
          }
          choice={
            <>
              <PackageChoice
                id={PACKAGES_ID}
                service={service}
                formPath={path}
                heading={<ChoiceHeading texts={texts.choice} />}
                other={texts.choice.other}
              />
              {following}
              {isForClient ? null : <CertificateInvitation texts={texts.certificate} />}
            </>
          }
          following={following}
        />
      </OnBehalf>
    </>
  );
}
