import type { ClientTexts } from './fr.ts';

export const en: ClientTexts = {
  title: 'Client',
  all: 'My clients',
  loading: 'Loading the client…',
  failed: 'The client could not be loaded',
  notFound: 'This client is not one of yours',
  notFoundText: 'They have not accepted that you follow their files, or have ended it.',
  since: (day) => `You follow their files since ${day}.`,
  parts: 'Parts of the file',
  summary: 'Overview',
  orders: 'Orders',
  documents: 'Documents',
  facts: {
    title: 'Contact details',
    companyName: 'Company',
    ice: 'ICE',
    email: 'E-mail address',
    phone: 'Phone',
    city: 'City',
  },
  ordering: {
    title: 'Order for this client',
    text: 'You fill in the form; your client reads it, accepts, and the order is placed in their name.',
  },
  orderList: {
    one: 'order',
    many: 'orders',
    headers: {
      reference: 'Reference',
      service: 'Service',
      status: 'Status',
      next: 'Next step',
      created_at: 'Placed on',
    },
    empty: { title: 'No orders', text: 'Their orders will appear here.' },
  },
  status: { label: 'Status', anyText: 'Any status' },
  next: {
    client: 'The client has to correct',
    firm: 'With Tassis',
    firmBy: (day) => `With Tassis, by ${day}`,
    late: (day) => `With Tassis, due on ${day}, late`,
  },
  documentList: {
    one: 'document',
    many: 'documents',
    headers: {
      name: 'Name',
      kind: 'Type',
      order: 'Order',
      status: 'Status',
      created_at: 'Received on',
    },
    empty: {
      title: 'No documents',
      text: 'The names and states of their documents will appear here.',
    },
  },
  kind: { label: 'Type', anyText: 'Any type' },
  contents:
    'You see the names and states of their documents. Their contents stay between the client and the firm.',
  deadlines: {
    title: 'Next deadlines',
    loading: 'Loading the deadlines…',
    failed: 'The deadlines could not be loaded',
    none: 'No deadline in sight.',
    more: 'The nearest hundred are shown.',
    kinds: {
      domiciliation: 'End of a domiciliation',
      certificate: 'End of a negative certificate',
      bill: 'Bill to pay',
    },
    daysLeft: (count) => (count === 0 ? 'last day' : `${count} ${count > 1 ? 'days' : 'day'} left`),
    overdue: 'Overdue',
    ended: 'Ended',
  },
};
