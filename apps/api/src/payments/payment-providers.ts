import type { Config } from '../config.ts';
import { bankTransfer } from './bank-transfer.ts';
import { cardPayments } from './card-payments.ts';
import { openHostedPage } from './hosted-page.ts';
import type { PaymentProviders, PaymentRequest } from './payment-provider.ts';
import { sandboxPath } from './sandbox/sandbox-page.ts';

/** Everybody through whom money comes in. */
export function createPaymentProviders({
  card,
  siteUrl,
}: Pick<Config, 'card' | 'siteUrl'>): PaymentProviders {
  const openPage = async (request: PaymentRequest) =>
    card !== null && 'url' in card
      ? openHostedPage({ ...card, siteUrl }, request)
      : { url: sandboxPath(request.id) };
  return {
    transfer: bankTransfer,
    card: card && cardPayments({ secret: card.secret, openPage }),
  };
}
