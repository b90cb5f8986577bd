import type { RequestsTexts } from './fr.ts';

export const en: RequestsTexts = {
  title: 'Requests',
  lead: 'What you have asked of clients, and their answers.',
  list: {
    one: 'request',
    many: 'requests',
    headers: {
      client: 'Client',
      kind: 'Subject',
      status: 'Status',
      created_at: 'Date',
      answered_at: 'Answer or end',
    },
    empty: {
      title: 'No requests',
      text: 'Clients whom you add and orders that you prepare will appear here.',
    },
  },
  search: { hint: 'By name or e-mail. At least 3 characters.' },
  status: { label: 'Status', anyText: 'Any status' },
  kind: { label: 'Subject', anyText: 'Any subject' },
  kinds: { link: 'Follow their files', order: 'Prepared order' },
  actions: 'Actions',
  askedOn: 'Asked on',
  answeredOn: 'Answered on',
  endedOn: 'Ended on',
  email: 'E-mail address',
  service: 'Service',
  total: 'Price incl. VAT on the day of the request',
  order: 'Order',
  toClient: 'Open the client’s file',
  withdraw: 'Withdraw',
  withdrawOf: (name) => `Withdraw the request to ${name}`,
  withdrawTitle: (name) => `Withdraw the request to ${name}?`,
  withdrawLink:
    'They can no longer answer, and the invitation is good for nothing. You can ask again in a week.',
  withdrawOrder: 'The client can no longer accept it. You can prepare another one at any time.',
  withdrawn: 'The request is withdrawn.',
};
