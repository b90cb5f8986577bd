import type { Messages } from './fr.ts';

export const en: Messages = {
  area: 'Partner area',
  menu: {
    navigation: 'Partner area menu',
    dashboard: 'Home',
    notifications: 'Notifications',
  },
  toCome: 'Coming soon',
  dashboard: {
    title: 'Home',
    lead: 'Your clients and their orders.',
    text: 'You will see at a glance where your clients’ orders stand.',
  },
  clients: { title: 'My clients', text: 'The clients you look after.' },
  requests: { title: 'Pending requests', text: 'The requests to deal with.' },
  notifications: {
    title: 'Notifications',
    lead: 'What has changed for your clients and requests.',
  },
};
