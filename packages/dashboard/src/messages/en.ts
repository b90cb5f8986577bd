import type { DashboardTexts } from './fr.ts';

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
};
