import { getApi } from '@tassis/api-client';
import { createNewsletterSubscription, type InputOf } from '@tassis/contracts';

type Subscription = InputOf<typeof createNewsletterSubscription>['body'];

/** Subscribes an address to the newsletter. Throws ApiError. */
export function createSubscription(body: Subscription) {
  return getApi().call(createNewsletterSubscription, { body });
}
