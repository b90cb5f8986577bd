import { apiQuery } from '@tassis/api-client';
import { getFirm, listPackages } from '@tassis/contracts';
import {
  CalendarIcon,
  CheckCircleIcon,
  CompanyCreationIllustration,
  Container,
  DocumentIcon,
  PencilIcon,
  Section,
  ShieldIcon,
  UserIcon,
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
import { useCompanyCreationTexts } from '../messages/company-creation-page/use-company-creation-texts.ts';
import { useHandedOver } from '../packages/use-handed-over.ts';
import { companyCreationData } from '../structured-data/package-service-data.ts';
import { OrderPage } from './order-page.tsx';

export const loader = pageData((need) => [
  need(apiQuery(getFirm, {})),
  need(apiQuery(listPackages, {})),
]);

export const handle = import.meta.env.SSR ? { structuredData: companyCreationData } : undefined;

const Form = lazy(async () => {
  const { CompanyCreationWizard } =
    await import('../features/company-creation/company-creation-wizard.tsx');
  return { default: CompanyCreationWizard };
});

const PACKAGES_ID = 'forfaits';
const ICONS = [
  DocumentIcon,
  UserIcon,
  CheckCircleIcon,
  PencilIcon,
  CalendarIcon,
  ShieldIcon,
] as const;

/** `/company-creation` */
export function Component() {
  const texts = useCompanyCreationTexts();
  useHandedOver();
  return (
    <>
      <PageHead {...texts.head} />
      <OrderPage
        service="company_creation"
        title={texts.head.title}
        path={paths.companyCreation}
        Form={Form}
        opening={
          <ServiceHero
            texts={texts.hero}
            choiceHref={`#${PACKAGES_ID}`}
            illustration={<CompanyCreationIllustration />}
          />
        }
        choice={
          <>
            <PackageChoice
              id={PACKAGES_ID}
              service="company_creation"
              formPath={paths.companyCreation}
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
