import type { Messages } from './fr.ts';

export const en: Messages = {
  area: 'Content management',
  menu: {
    navigation: 'Content management menu',
    dashboard: 'Dashboard',
    faq: 'Questions of the pages',
    articles: 'Blog articles',
    reviews: 'Client reviews',
  },
  dashboard: {
    title: 'Dashboard',
    lead: 'What visitors of the site see right now.',
    site: 'See the site',
  },
  packages: {
    caption: (count) => `Published packages (${count})`,
    waitingCaption: 'Published packages',
    loading: 'Loading the packages…',
    failed: 'The packages could not be loaded',
    columns: {
      name: 'Package',
      code: 'Code',
      contents: 'Includes',
      price: 'Price excl. VAT',
    },
    months: (count) => `${count} months of domiciliation`,
    creation: 'Company creation',
    creationAt: (price) => `Company creation (included at ${price})`,
    creationOption: (price) => `Optional creation (+ ${price})`,
    other: 'Service not ordered online',
    featured: 'Featured',
    empty: {
      title: 'No published package',
      text: 'Published packages will appear here, in the order of the site.',
    },
  },
};
