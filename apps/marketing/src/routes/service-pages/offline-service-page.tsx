import { Container, Section } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { SectionHeading } from '../../components/section-heading.tsx';
import { Trail } from '../../components/trail.tsx';
import { servicesStep } from '../../content/steps.ts';
import type { Service } from '../../content/services/service.ts';
import { QuoteForm } from '../../features/contact-forms/quote-form.tsx';
import { NextSteps } from '../../features/service-detail/next-steps.tsx';
import { OnlineBanner } from '../../features/service-detail/online-banner.tsx';
import { OtherServices } from '../../features/service-detail/other-services.tsx';
import { Summary } from '../../features/service-detail/summary.tsx';
import { QuoteActions } from '../../features/service-hero/quote-actions.tsx';
import { ServiceHero } from '../../features/service-hero/service-hero.tsx';
import { fr } from '../../messages/fr.ts';
import { servicePages } from '../../messages/service-pages.ts';
import styles from '../form-and-aside.module.css';

const FORM = 'demande';

/** A short description of a service, and the form for a quote. */
export function OfflineServicePage({ service }: { service: Service }) {
  return (
    <>
      <ServiceHero
        service={service}
        trail={
          <Trail
            above={[servicesStep, { text: service.title, href: paths.service(service.slug) }]}
            current={fr.quote.heading}
          />
        }
        lead={service.description}
        actions={<QuoteActions formId={FORM} />}
      />
      {service.isOnline ? <OnlineBanner service={service} /> : null}
      <Summary service={service} />
      <Section tone="soft" id={FORM}>
        <Container>
          <div className={styles['split']}>
            <div>
              <SectionHeading title={fr.quote.heading} lead={servicePages.quoteLead} />
              <QuoteForm service={service.title} />
            </div>
            <NextSteps service={service} />
          </div>
        </Container>
      </Section>
      <OtherServices service={service} tone="white" />
    </>
  );
}
