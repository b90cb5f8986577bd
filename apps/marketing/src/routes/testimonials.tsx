import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData } from '@tassis/platform/router';
import { PageOpening } from '../components/page-opening.tsx';
import { ContactInvitation } from '../features/contact-invitation/contact-invitation.tsx';
import { Testimonials } from '../features/reviews/testimonials.tsx';
import { fr } from '../messages/fr.ts';
import { withTrail } from '../structured-data/trail.ts';

export const loader = pageData((need) => [need(firmQuery), need(pageTextsQuery('home'))]);

export const handle = import.meta.env.SSR
  ? { structuredData: withTrail({ text: fr.testimonialsPage.title, href: paths.testimonials }) }
  : undefined;

/** `/testimonials` */
export function Component() {
  return (
    <>
      <PageOpening {...fr.testimonialsPage} />
      <Testimonials />
      <ContactInvitation />
    </>
  );
}
