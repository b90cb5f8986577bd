import type { Messages } from './fr.ts';

export const en: Messages = {
  area: 'Partner area',
  menu: {
    navigation: 'Partner area menu',
    dashboard: 'Home',
    clients: 'My clients',
    requests: 'Requests',
    drafts: 'Drafts',
    notifications: 'Notifications',
    record: 'My file',
  },
  notifications: {
    title: 'Notifications',
    lead: 'What has changed for your clients and requests.',
  },
};
