import type { Messages } from './fr.ts';

export const en: Messages = {
  loading: 'Loading the dashboard…',
  failed: 'The dashboard could not be loaded',
  counts: {
    title: 'Packages in figures',
    published: { label: 'Published packages', note: 'on the site now' },
    draft: { label: 'Drafts', note: 'not on the site yet' },
    edited: { label: 'Changes waiting', note: 'saved, not published' },
    planned: { label: 'Planned publications', note: 'by themselves, at their time' },
  },
  planned: {
    title: 'Planned publications',
    none: 'No publication is planned.',
    at: (moment) => `on ${moment}, Moroccan time`,
    skipped: (moment) => `could not be published on ${moment}: the draft is not complete`,
    failed: 'To be corrected',
  },
  orders: {
    title: 'Orders by package and month',
    shown: 'Package',
    all: 'All packages',
    chart: (name) => `Orders of the last twelve months: ${name}`,
    month: 'Month',
    count: 'Orders',
    none: 'No package was ordered in the last twelve months.',
    list: 'Orders of each package',
    ofPackage: (month, year) => `${month} this month, ${year} in twelve months`,
  },
  changes: {
    title: 'Last changes',
    none: 'No package has changed yet.',
    by: (moment, author) => (author === null ? `on ${moment}` : `on ${moment}, by ${author}`),
  },
};
