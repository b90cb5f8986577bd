import { findBankAccount, toIban } from '@tassis/domain';
import { findFirm } from '../modules/firm/firm.repository.ts';
import { senderOf } from '../modules/firm/sender.ts';
import type { PaymentProvider, TransferDetails } from './payment-provider.ts';

/** The client's own bank, to the account among the firm's numbers. No bank calls: the staff records what came in. */
export const bankTransfer: PaymentProvider<TransferDetails> = {
  name: 'transfer',
  method: 'transfer',
  begin: async (db, { bill }) => {
    const { name: beneficiary, legalNumbers } = senderOf(await findFirm(db));
    const rib = findBankAccount(legalNumbers);
    return rib === null ? null : { beneficiary, rib, iban: toIban(rib), reference: bill.number };
  },
  readCallback: () => null,
};
