import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { pageData } from '@tassis/platform/router';
import { PageOpening } from '../components/page-opening.tsx';
import { ContactInvitation } from '../features/contact-invitation/contact-invitation.tsx';
import { fr } from '../messages/fr.ts';
import { Testimonials, loadParts } from './parts/index.tsx';

export const loader = pageData((need) => [
  loadParts(),
  need(firmQuery),
  need(pageTextsQuery('home')),
]);

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
