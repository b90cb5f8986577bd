import type { BillsTexts } from './fr.ts';

export const en: BillsTexts = {
  title: 'Bills',
  lead: 'Your bills and credit notes, newest first.',
  orders: 'My orders',
  status: { label: 'Status', anyText: 'All statuses' },
  search: {
    hint: 'By number of the bill or of the order. At least 3 characters.',
    placeholder: 'FAC-2026…',
  },
  list: {
    one: 'bill',
    many: 'bills',
    headers: {
      number: 'Number',
      order: 'Order',
      created_at: 'Issued on',
      due_on: 'Due on',
      total: 'Total incl. VAT',
      due: 'Still to pay',
      status: 'Status',
    },
    toRefund: (amount: string) => `To be refunded to you: ${amount}`,
    caption: 'Your bills and credit notes',
    failed: 'Your bills could not be loaded',
    all: 'All your bills',
    empty: {
      title: 'No bills yet',
      text: 'You pay nothing when you order: the bill is issued when we begin to work on your order, and you find it here.',
    },
  },
  bill: {
    title: 'Bill',
    loading: 'Loading the bill…',
    failed: 'The bill could not be loaded',
    notFound: 'Bill not found',
    notFoundText: 'This bill does not exist, or it does not belong to your account.',
    all: 'All my bills',
    print: 'Print',
    paid: 'This bill is paid. Thank you!',
    cancelled: 'This bill is cancelled: there is nothing to pay.',
    creditNote: 'This credit note cancels a bill: there is nothing to pay.',
    paidBefore:
      'If you had already paid all or part of it, you are refunded: the amount and the date are on the bill.',
    creditedBill: (number: string) => `See bill ${number}`,
    refunded: (amount: string, day: string) => `${amount} was refunded to you on ${day}.`,
    refund: (amount: string) => `${amount} will be refunded to you.`,
  },
  pay: {
    title: 'How to pay',
    due: 'Still to pay',
    paid: 'Already paid',
    before: 'To be paid by',
    late: 'The due day has passed: please pay this bill as soon as you can.',
    card: (amount: string) => `Pay ${amount} by card`,
    cardText:
      'You pay on the secure page of our provider, which then brings you back here. We do not see the number of your card.',
    opening: 'Opening the payment page…',
    transfer: 'By bank transfer',
    beneficiary: 'Beneficiary',
    rib: 'RIB',
    iban: 'IBAN',
    amount: 'Amount',
    reference: 'Reference to state',
    inParts: 'You may pay in several parts: each payment that we receive has its receipt.',
    code: 'QR code with the data of the transfer',
    codeText:
      'Read it with the camera of your phone, to copy these data into the app of your bank.',
    codeTitle: 'Transfer',
    noAccount: 'To pay by bank transfer, ask us for our account.',
    otherwise: 'Pay in another way',
    elsewhere: 'You may also pay at our office, by cheque or in cash.',
    contact: 'Contact us',
    copying: { copy: 'Copy', copied: 'Copied', failed: 'Copying failed: select the text.' },
  },
  proof: {
    title: 'Have you made the transfer?',
    text: 'Send us the proof from your bank. We record the payment as soon as the money is in our account, most often within one or two working days. You are then told, and the receipt waits for you here.',
    waiting:
      'Your proof has arrived. We record the payment as soon as the money is in our account: you will be told, and the receipt will wait for you here.',
    refused: (reason: string) => `Your proof could not be accepted: ${reason}`,
    file: 'Proof of transfer',
    send: 'Send the proof',
    sending: 'Sending the proof…',
    notSent: 'The proof was not sent',
    sent: 'The proof was sent.',
  },
  back: {
    waiting: 'Your payment is being confirmed',
    waitingText:
      'We are waiting for the confirmation of your payment. This page updates itself: do not pay a second time.',
    expired: 'No confirmation received',
    expiredText:
      'Your payment was not confirmed to us. If your account was debited, write to us; otherwise you may pay again.',
    paid: 'Payment received',
    paidText: ({ amount, kept, refund }) => {
      if (refund === null)
        return `Your payment of ${amount} is recorded. Its receipt is kept below.`;
      const arrived = `Your payment of ${amount} has arrived`;
      return kept === null
        ? `${arrived}, but nothing was left to pay: it will be refunded to you.`
        : `${arrived}: ${kept} pay your bill, with a receipt kept below, and ${refund} will be refunded to you.`;
    },
    failed: 'Payment refused',
    failedText: 'Your bank refused the payment: the bill is still to be paid.',
  },
};
