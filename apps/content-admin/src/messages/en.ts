import type { Messages } from './fr.ts';

export const en: Messages = {
  area: 'Content management',
  menu: {
    navigation: 'Content management menu',
    dashboard: 'Dashboard',
    packages: 'Packages',
    faq: 'Page questions',
    articles: 'Blog articles',
    reviews: 'Client reviews',
    claims: 'Figures and hours',
    banners: 'Banners',
  },
  dashboard: {
    title: 'Dashboard',
    lead: 'What is on the site, what is being prepared, and what clients order.',
    site: 'See the site',
  },
};
