import type { Messages } from './fr.ts';

export const en: Messages = {
  area: 'Administration',
  menu: {
    navigation: 'Administration menu',
    dashboard: 'Dashboard',
    clients: 'Clients',
    orders: 'Orders',
    payments: 'Bills',
    documents: 'Documents',
    contact: 'Contact requests',
    newsletter: 'Newsletter subscriptions',
    warnings: 'Domiciliation warnings',
    domiciliations: 'Domiciliations',
    callbacks: 'Callbacks',
    mails: 'Mails',
    settings: 'Settings',
    users: 'Users',
    partners: 'Accountants',
    systemSettings: 'System settings',
  },
  clientFilter: { label: 'Client', anyText: 'All clients', one: 'This client' },
  orders: {
    title: 'Orders',
    lead: 'The orders of all clients.',
    service: { label: 'Service', anyText: 'All services' },
    assigned: {
      label: 'Assigned',
      anyText: 'All',
      mine: 'To me',
      none: 'To nobody',
      assign: 'Assign',
    },
    messages: { label: 'Messages', anyText: 'Answered or not', waiting: 'Waiting for an answer' },
    site: 'See the site',
    search: {
      hint: 'Reference, the client’s name or e-mail. At least 3 characters.',
      placeholder: 'Reference, name…',
    },
    list: {
      one: 'order',
      many: 'orders',
      headers: { client: 'Client' },
      caption: 'Orders of all clients',
      failed: 'The orders could not be loaded',
      all: 'All orders',
      empty: {
        title: 'No orders yet',
        text: 'The orders that clients send from the site arrive here, newest first.',
      },
      noMatch: {
        title: 'No order matches',
        text: 'Try other words, another status or a longer period.',
      },
    },
  },
};
