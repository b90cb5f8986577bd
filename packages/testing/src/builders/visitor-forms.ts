import type {
  createCallbackRequest,
  createContactSubmission,
  createNewsletterSubscription,
  InputOf,
} from '@tassis/contracts';
import { aPerson } from './person.ts';
import { seeded, type Random } from './random.ts';

export type ContactBody = InputOf<typeof createContactSubmission>['body'];
export type CallbackBody = InputOf<typeof createCallbackRequest>['body'];
export type SubscriptionBody = InputOf<typeof createNewsletterSubscription>['body'];

/** The body of POST /contact-submissions, as the service page sends it. */
export function aContactSubmission(random: Random = seeded(11)): ContactBody & { phone: string } {
  const { firstName, lastName, email, phone } = aPerson(random);
  return {
    name: `${firstName} ${lastName}`,
    email,
    phone,
    company: '',
    service: 'Pilotage',
    message: 'Bonjour,\nje souhaite un devis.',
    source: 'service_page',
  };
}

/** The body of POST /callback-requests. */
export function aCallbackRequest(random: Random = seeded(12)): CallbackBody {
  const { firstName, lastName, phone } = aPerson(random);
  return { name: `${firstName} ${lastName}`, phone, message: 'Plutôt le matin.' };
}

/** The body of POST /newsletter-subscriptions. */
export function aSubscription(random: Random = seeded(13)): SubscriptionBody {
  return { email: aPerson(random).email, source: 'footer_newsletter' };
}
