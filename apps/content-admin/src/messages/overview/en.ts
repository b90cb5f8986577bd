import type { Messages } from './fr.ts';

export const en: Messages = {
  loading: 'Loading the dashboard…',
  failed: 'The dashboard could not be loaded',
  counts: {
    title: 'Packages in figures',
    published: { label: 'Published packages', note: 'on the site now' },
    draft: { label: 'Draft packages', note: 'not on the site yet' },
    edited: { label: 'Changes waiting', note: 'saved, not published' },
    planned: { label: 'Planned publications', note: 'online at their time' },
  },
  preparing: {
    title: 'In preparation',
    none: 'Nothing is waiting: all that is written is on the site.',
    kinds: { package: 'Package', text: 'Site texts', article: 'Article', banner: 'Banner' },
    states: { skipped: 'To be corrected', planned: 'Planned', draft: 'Draft' },
    saved: (kind, moment) => `${kind}, saved on ${moment}`,
    planned: (kind, moment) => `${kind}, online on ${moment}, Moroccan time`,
    skipped: (moment) => `Could not be published on ${moment}: the draft is not complete`,
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
    title: 'Packages changed lately',
    none: 'No package has changed yet.',
    by: (moment, author) => (author === null ? `on ${moment}` : `on ${moment}, by ${author}`),
  },
};
