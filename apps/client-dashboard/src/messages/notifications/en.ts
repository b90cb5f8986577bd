import type { fr } from './fr.ts';

export const en: typeof fr = {
  title: 'Notifications',
  lead: 'What has changed in your files: what you have not read comes first.',
};
