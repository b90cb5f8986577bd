import type { DraftsTexts } from './fr.ts';

export const en: DraftsTexts = {
  title: 'Drafts',
  lead: 'The orders you have begun for clients. They do not see them before you send them.',
  caption: 'Your drafts',
  loading: 'Loading your drafts…',
  failed: 'Your drafts could not be loaded',
  empty: {
    title: 'No drafts',
    text: 'An order that you begin for a client is kept here until you send it.',
    action: 'My clients',
  },
  client: 'Client',
  service: 'Service',
  package: 'Package',
  step: 'Step',
  stepOf: (step, total) => `Step ${step} of ${total}`,
  saved: 'Saved on',
  more: 'The last hundred are shown.',
  actions: 'Actions',
  resume: 'Go on',
  remove: 'Delete',
  named: (action, service, client) => `${action}: ${service}, ${client}`,
  removeTitle: (service, client) => `Delete the draft “${service}” for ${client}?`,
  removeText: 'Everything you typed, and the attached files, will be erased.',
  removed: 'The draft has been deleted.',
};
