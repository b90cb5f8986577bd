import type { ContactTexts } from './fr.ts';

export const en: ContactTexts = {
  title: 'Contact requests',
  lead: 'What visitors and clients write to the house.',
  status: { label: 'Status', anyText: 'All statuses' },
  assigned: { label: 'Assigned', anyText: 'All', none: 'To nobody', me: 'To me' },
  close: 'Mark as closed',
  closeSeveral: {
    title: (count) => `Mark ${count} as closed?`,
    consequence: 'Nobody is told. A request is opened again by changing its status.',
  },
  panel: {
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    service: 'Subject',
    source: 'Sent from',
    sources: {
      service_page: 'The page of a service',
      contact_page: 'The contact page',
      dashboard: 'A signed-in area',
    },
    assignedTo: 'Assigned to',
    nobody: 'Nobody',
    thread: 'Conversation',
    staff: 'The house',
  },
  assign: {
    text: 'Assign',
    me: 'To me',
    nobody: 'To nobody',
    done: (name) => `The request is assigned to ${name}.`,
    freed: 'The request is assigned to nobody.',
    to: (name) => `Assign to ${name}`,
    freeing: 'Assign to nobody',
  },
  move: {
    text: 'Change the status',
    done: (status) => `Status of the request: ${status}.`,
  },
  reply: {
    title: 'Answer by e-mail',
    text: 'Your answer',
    hint: 'The client’s message is quoted below your answer.',
    send: 'Send the answer',
    sending: 'Sending…',
    refused: 'The answer was not sent',
    sent: (email) => `The answer is sent to ${email}.`,
    templates: 'Templates',
    texts: [
      {
        title: 'Received',
        text: 'Hello,\n\nWe have received your message and will answer within one working day.\n\nKind regards',
      },
      {
        title: 'Propose an appointment',
        text: 'Hello,\n\nThe simplest is to talk for a few minutes. Choose a half hour on our site, under “Free consultation”, or tell us when to call you.\n\nKind regards',
      },
      {
        title: 'Documents needed',
        text: 'Hello,\n\nTo go on we need the identity document of each associate and each manager, three proposed names for the company, and its activity.\n\nKind regards',
      },
      {
        title: 'Prices and delays',
        text: 'Hello,\n\nOur packages and their prices, taxes and fees included, are on our site. Tell us which one suits you, and we will confirm the delay.\n\nKind regards',
      },
    ],
  },
  list: {
    one: 'request',
    many: 'requests',
    headers: {
      name: 'From',
      service: 'Subject',
      status: 'Status',
      assigned: 'Assigned to',
      created_at: 'Received on',
    },
    caption: 'Contact requests',
    failed: 'The requests could not be loaded',
    all: 'All requests',
    empty: {
      title: 'No requests yet',
      text: 'Messages sent from the site and the signed-in areas arrive here.',
    },
    noMatch: { title: 'No request matches', text: 'Try other words or another status.' },
  },
};
