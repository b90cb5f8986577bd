import type { Secrets } from '@tassis/settings';
import { isSigned } from './callback-signature.ts';
import { readCardEvent } from './card-event.ts';
import type { PaymentPage, PaymentProvider, PaymentRequest } from './payment-provider.ts';

type Options = {
  /** The secrets of the webhooks' signatures. */
  secrets: Secrets;
  /** Opens the provider's page for a payment; idempotent. */
  openPage: (request: PaymentRequest) => Promise<PaymentPage>;
};

/** Payment by card on the provider's hosted page; a webhook tells the outcome. */
export function cardPayments({ secrets, openPage }: Options): PaymentProvider<PaymentPage> {
  return {
    name: 'card',
    method: 'card',
    begin: (_db, request) => openPage(request),
    readCallback: (callback) => (isSigned(secrets, callback) ? readCardEvent(callback.body) : null),
  };
}
