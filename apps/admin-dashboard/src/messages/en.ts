import type { Messages } from './fr.ts';

export const en: Messages = {
  area: 'Administration',
  menu: {
    navigation: 'Administration menu',
    dashboard: 'Dashboard',
    orders: 'Orders',
  },
  dashboard: {
    title: 'Dashboard',
    lead: 'The open orders, by stage.',
    open: 'Open orders',
    loading: 'Counting the orders…',
    failed: 'The orders could not be counted',
    allOrders: 'All orders',
    hints: {
      submitted: 'To be taken up',
      in_review: 'Files to check',
      awaiting_client: 'Waiting for an answer from the client',
      in_progress: 'Being worked on',
    },
  },
  orders: {
    title: 'Orders',
    lead: 'The orders of all clients.',
    caption: 'Orders of all clients',
    loading: 'Loading the orders…',
    failed: 'The orders could not be loaded',
    fromStart: 'All orders',
    columnMenu: 'Columns',
    columns: {
      client: 'Client',
    },
    filters: {
      label: 'Filter the orders',
      searchHint: 'Reference, the client’s name or e-mail. At least 3 characters.',
      searchPlaceholder: 'Reference, name, e-mail…',
      service: 'Service',
      anyService: 'All services',
      from: 'From',
      to: 'To',
      reversed: 'This date is before the first one.',
    },
    pages: {
      end: 'Go to the end',
      start: 'Back to the start',
    },
    empty: {
      title: 'No orders yet',
      text: 'The orders that clients send from the site arrive here, newest first.',
      action: 'See the site',
    },
    noMatch: {
      title: 'No order matches',
      text: 'Try other words, another status or a longer period.',
      action: 'Clear the filters',
    },
  },
};
