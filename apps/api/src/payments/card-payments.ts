import { isSigned } from './callback-signature.ts';
import { readCardEvent } from './card-event.ts';
import type { PaymentPage, PaymentProvider, PaymentRequest } from './payment-provider.ts';

type Options = {
  /** What the provider signs its calls with. */
  secret: string;
  /** Has the provider make its page for a payment: the same page for the same one. */
  openPage: (request: PaymentRequest) => Promise<PaymentPage>;
};

/** A card, on the provider's page; the provider calls when the money came in, or did not. */
export function cardPayments({ secret, openPage }: Options): PaymentProvider<PaymentPage> {
  return {
    name: 'card',
    method: 'card',
    begin: (_db, request) => openPage(request),
    readCallback: (callback) => (isSigned(secret, callback) ? readCardEvent(callback.body) : null),
  };
}
