import { findBankAccount, toIban } from '@tassis/domain';
import type { Config } from '../config.ts';
import { findFirm } from '../modules/firm/firm.repository.ts';
import { toSender } from '../modules/firm/sender.ts';
import { cardPayments } from './card-payments.ts';
import { openHostedPage } from './hosted-page.ts';
import type {
  PaymentProvider,
  PaymentProviders,
  PaymentRequest,
  TransferDetails,
} from './payment-provider.ts';
import { sandboxPath } from './sandbox/sandbox-page.ts';

/** A bank transfer to the firm's account. There is no webhook: the staff records the payment. */
const bankTransfer: PaymentProvider<TransferDetails> = {
  name: 'transfer',
  method: 'transfer',
  begin: async (db, { bill }) => {
    const { name: beneficiary, legalNumbers } = toSender(await findFirm(db));
    const rib = findBankAccount(legalNumbers);
    return rib === null ? null : { beneficiary, rib, iban: toIban(rib), reference: bill.number };
  },
  readCallback: () => null,
};

/** All ways to pay. */
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
    card: card && cardPayments({ secrets: card.secrets, openPage }),
  };
}
