import type { NotificationCode } from '@tassis/domain';
import type { CatalogueText } from '../notifications.ts';

export const notifications: Readonly<Record<NotificationCode, CatalogueText>> = {
  order_received: {
    title: 'Order received',
    text: 'Your order {reference} has arrived. We are checking your file.',
  },
  order_moved: {
    title: 'Your order moves on',
    text: 'Order {reference}: {status}.',
    of: {
      completed: { title: 'Order completed' },
      cancelled: { title: 'Order cancelled' },
      rejected: { title: 'Order rejected' },
    },
  },
  order_needs_correction: {
    title: 'File to complete',
    text: 'We need you for the order {reference}.',
  },
  order_note: {
    title: 'New message',
    text: 'A message is waiting for you on the order {reference}.',
  },
  order_message: {
    title: 'New message',
    text: 'We have written to you about order {reference}.',
  },
  document_added: {
    title: 'New document',
    text: '“{name}” is available among your documents.',
  },
  document_accepted: {
    title: 'Document accepted',
    text: '“{name}” is accepted.',
  },
  document_refused: {
    title: 'Document to send again',
    text: '“{name}” could not be accepted: {reason}',
  },
  bill_issued: {
    title: 'New bill',
    text: 'Your bill {number} is available.',
  },
  bill_reminder: {
    title: 'Bill to pay',
    text: 'Your bill {number} is waiting to be paid.',
  },
  bill_paid: {
    title: 'Bill paid',
    text: 'Thank you! Your bill {number} is paid.',
  },
  bill_cancelled: {
    title: 'Bill cancelled',
    text: 'Your bill {number} is cancelled by a credit note.',
    withAmount:
      'Your bill {number} is cancelled by a credit note: {amount} will be refunded to you.',
  },
  bill_refund: {
    title: 'Paid too much',
    text: 'Your card payment is more than was still due on bill {number}: the difference will be refunded to you.',
    withAmount:
      'Your card payment is more than was still due on bill {number}: {amount} will be refunded to you.',
  },
  bill_refunded: {
    title: 'Refund made',
    text: 'We have refunded you for bill {number}.',
    withAmount: 'We have refunded you {amount} for bill {number}.',
  },
  warning_step: {
    title: 'Domiciliation to renew',
    text: '{company}: the domiciliation runs until {date}.',
    of: { expired: { text: '{company}: the domiciliation ended on {date}.' } },
  },
  domiciliation_renewed: {
    title: 'Domiciliation renewed',
    text: '{company} is domiciled until {date}.',
  },
  domiciliation_closed: {
    title: 'Domiciliation closed',
    text: '{company} has its address with us no more: {reason}',
  },
  certificate_ending: {
    title: 'Negative certificate ending soon',
    text: 'The certificate of order {reference} is valid until {date}.',
  },
  partner_validated: {
    title: 'Partner account validated',
    text: 'You can invite your clients and prepare their requests.',
  },
  partner_rejected: {
    title: 'Partner account not validated',
    text: 'Your account could not be validated: {reason}',
  },
  partner_request: {
    title: 'Request from your accountant',
    text: '{partner} is waiting for your answer.',
  },
  partner_request_accepted: {
    title: 'Request accepted',
    text: '{client} has accepted your request.',
    of: {
      link: { text: '{client} has agreed that you follow their files.' },
      order: { text: '{client} has accepted the order that you prepared.' },
    },
  },
  partner_request_refused: {
    title: 'Request refused',
    text: '{client} has refused your request.',
    of: {
      link: { text: '{client} has refused that you follow their files.' },
      order: { text: '{client} has refused the order that you prepared.' },
    },
  },
  partner_revoked: {
    title: 'No longer followed',
    text: '{client} has ended your access to their files: you no longer see them.',
  },
  message_answered: {
    title: 'Answer to your message',
    text: 'We have answered your message “{subject}” by e-mail.',
  },
};
