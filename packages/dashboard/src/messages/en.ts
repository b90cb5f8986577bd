import type { DashboardTexts } from './fr.ts';
import { withCapital } from './nouns.ts';

export const en: DashboardTexts = {
  frame: {
    breadcrumbs: 'Breadcrumb',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    collapse: 'Collapse the menu',
    expand: 'Expand the menu',
    logout: 'Log out',
    loading: 'Loading the page…',
    crash: 'Something went wrong. Please try again later.',
  },
  list: {
    caption: (many) => withCapital(many),
    loading: (many) => `Loading the ${many}…`,
    failed: 'The list could not be loaded',
    all: 'The whole list',
    columns: 'Columns',
    count: (total, text, { one, many }) => `${text} ${total === 1 ? one : many}`,
    noMatch: {
      title: 'Nothing matches',
      text: 'Try other words or other filters.',
    },
    noPage: {
      title: 'This page is empty',
      text: 'The list is shorter than that.',
      action: 'Back to the first page',
    },
    filters: {
      label: (many) => `Filter the ${many}`,
      search: 'Search',
      searchHint: 'At least 3 characters.',
      clearSearch: 'Clear the search',
      noArabic: 'Arabic characters are not allowed',
      from: 'From',
      to: 'To',
      reversed: 'This date is before the first one.',
      active: 'Active filters',
      chip: (label, value) => `${label}: ${value}`,
      remove: (chip) => `Remove the filter ${chip}`,
      reset: 'Clear the filters',
      more: 'Filters',
      show: (summary) => (summary === '' ? 'Show the list' : `Show ${summary}`),
      close: 'Close the filters',
    },
    pages: {
      label: (many) => `Pages of the list of ${many}`,
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      end: 'Go to the end',
      start: 'Back to the start',
      inSight: ({ many }, { from, to, total }) =>
        `${withCapital(many)} ${from} to ${to} of ${total}`,
    },
  },
  orders: {
    anyStatus: 'All statuses',
    columns: {
      reference: 'Reference',
      service: 'Service',
      date: 'Date',
      status: 'Status',
    },
  },
};
