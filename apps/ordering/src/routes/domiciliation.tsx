import { apiQuery } from '@tassis/api-client';
import { getFirm, listPackages } from '@tassis/contracts';
import {
  BuildingIcon,
  CalendarIcon,
  Container,
  DocumentIcon,
  DomiciliationIllustration,
  MailIcon,
  MapPinIcon,
  Section,
  ShieldIcon,
} from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { pageData, PageHead } from '@tassis/platform/router';
import { lazy } from 'react';
import { ChoiceHeading } from '../features/package-choice/choice-heading.tsx';
import { PackageChoice } from '../features/package-choice/package-choice.tsx';
import { CertificateInvitation } from '../features/service-page/certificate-invitation.tsx';
import { ServiceAdvantages } from '../features/service-page/service-advantages.tsx';
import { ServiceHero } from '../features/service-page/service-hero.tsx';
import { ServiceProcess } from '../features/service-page/service-process.tsx';
import { useDomiciliationTexts } from '../messages/domiciliation-page/use-domiciliation-texts.ts';
import { domiciliationData } from '../structured-data/package-service-data.ts';
import { OrderPage } from './order-page.tsx';

export const loader = pageData((need) => [
  need(apiQuery(getFirm, {})),
  need(apiQuery(listPackages, {})),
]);

export const handle = import.meta.env.SSR ? { structuredData: domiciliationData } : undefined;

const Form = lazy(async () => {
  const { DomiciliationRequest } =
    await import('../features/domiciliation-request/domiciliation-request.tsx');
  return { default: DomiciliationRequest };
});

const PACKAGES_ID = 'forfaits';
const ICONS = [MapPinIcon, DocumentIcon, MailIcon, ShieldIcon, CalendarIcon, BuildingIcon] as const;

/** `/domiciliation` */
export function Component() {
  const texts = useDomiciliationTexts();
  return (
    <>
      <PageHead {...texts.head} />
      <OrderPage
        service="domiciliation"
        title={texts.head.title}
        path={paths.domiciliation}
        Form={Form}
        opening={
          <ServiceHero
            texts={texts.hero}
            choiceHref={`#${PACKAGES_ID}`}
            illustration={<DomiciliationIllustration />}
          />
        }
        choice={
          <>
            <PackageChoice
              id={PACKAGES_ID}
              service="domiciliation"
              formPath={paths.domiciliation}
              heading={<ChoiceHeading texts={texts.choice} />}
              other={texts.choice.other}
            />
            <Section as="div" tone="white">
              <Container>
                <ServiceAdvantages texts={texts.advantages} icons={ICONS} />
              </Container>
            </Section>
            <Section as="div">
              <Container>
                <ServiceProcess texts={texts.process} />
              </Container>
            </Section>
            <CertificateInvitation texts={texts.certificate} />
          </>
        }
      />
    </>
  );
}
