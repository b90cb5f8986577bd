import { paths } from '@tassis/platform';
import { Trail } from '../../components/trail.tsx';
import { servicesStep } from '../../content/steps.ts';
import type { Service } from '../../content/services/service.ts';
import { ContactInvitation } from '../../features/contact-invitation/contact-invitation.tsx';
import { Questions } from '../../features/questions/questions.tsx';
import { Introduction } from '../../features/service-detail/introduction.tsx';
import { Offer } from '../../features/service-detail/offer.tsx';
import { OnlineBanner } from '../../features/service-detail/online-banner.tsx';
import { OtherServices } from '../../features/service-detail/other-services.tsx';
import { Process } from '../../features/service-detail/process.tsx';
import { PresentationActions } from '../../features/service-hero/presentation-actions.tsx';
import { ServiceHero } from '../../features/service-hero/service-hero.tsx';

/** The page of a service: text, features and benefits, and process. */
export function ServicePage({ service }: { service: Service }) {
  const { title, subtitle, slug, isOnline, questions } = service;
  return (
    <>
      <ServiceHero
        service={service}
        trail={<Trail above={[servicesStep]} current={title} />}
        lead={subtitle}
        actions={<PresentationActions service={service} />}
      />
      {isOnline ? <OnlineBanner service={service} /> : null}
      <Introduction service={service} />
      <Offer service={service} />
      <Process service={service} />
      {questions ? <Questions page={questions} /> : null}
      <OtherServices service={service} tone="soft" />
      <ContactInvitation quoteHref={paths.offlineService(slug)} />
    </>
  );
}
