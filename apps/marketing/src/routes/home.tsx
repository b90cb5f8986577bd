import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { pageData, PageHead } from '@tassis/platform/router';
import { About } from '../features/about/about.tsx';
import { ClientLogos } from '../features/client-logos/client-logos.tsx';
import { ContactInvitation } from '../features/contact-invitation/contact-invitation.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { Methodology } from '../features/methodology/methodology.tsx';
import { OrderingSteps } from '../features/ordering-steps/ordering-steps.tsx';
import { popularPackages } from '../packages/packages-queries.ts';
import { Packages } from '../features/packages/packages.tsx';
import { Questions } from '../features/questions/questions.tsx';
import { Reviews } from '../features/reviews/reviews.tsx';
import { ServiceTiles } from '../features/service-tiles/service-tiles.tsx';
import { TestimonialPanel } from '../features/testimonial-panel/testimonial-panel.tsx';
import { fr } from '../messages/fr.ts';
import { firmData } from '../structured-data/page-data.ts';

export const loader = pageData((need) => [
  need(firmQuery),
  need(pageTextsQuery('home')),
  need(popularPackages),
]);

export const handle = import.meta.env.SSR ? { structuredData: firmData('home') } : undefined;

/** `/` */
export function Component() {
  return (
    <>
      <PageHead {...fr.home} />
      <Hero />
      <ServiceTiles />
      <TestimonialPanel />
      <ClientLogos />
      <Methodology />
      <Packages />
      <OrderingSteps />
      <About />
      <Reviews />
      <Questions page="home" />
      <ContactInvitation />
    </>
  );
}
