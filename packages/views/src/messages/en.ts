import type { SharedTexts } from './fr.ts';

export const en: SharedTexts = {
  retry: 'Try again',
  reload: 'Reload the page',
  wait: (seconds: number) => `Try again in ${seconds}\u00A0s.`,
  requestId: 'Incident reference:',
  orders: {
    columns: {
      reference: 'Reference',
      service: 'Service',
      date: 'Date',
      status: 'Status',
    },
    count: (total, text) => `${text} ${total === 1 ? 'order' : 'orders'}`,
    filters: {
      search: 'Search',
      clearSearch: 'Clear the search',
      noArabic: 'Arabic characters are not allowed',
      status: 'Status',
      anyStatus: 'All statuses',
      active: 'Active filters',
      chip: (label, value) => `${label}: ${value}`,
      remove: (chip) => `Remove the filter ${chip}`,
      reset: 'Clear the filters',
      more: 'Filters',
      show: (summary) => (summary === '' ? 'Show the list' : `Show ${summary}`),
      close: 'Close the filters',
    },
    pages: {
      label: 'Pages of the list of orders',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      summary: (from, to, total) => `Orders ${from} to ${to} of ${total}`,
    },
    noPage: {
      title: 'This page is empty',
      text: 'The list is shorter than that.',
      action: 'Back to the first page',
    },
  },
};
