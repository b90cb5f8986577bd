import type { SharedTexts } from './fr.ts';

export const en: SharedTexts = {
  retry: 'Try again',
  reload: 'Reload the page',
  wait: (seconds: number) => `Try again in ${seconds}\u00A0s.`,
  renewal: (company) => `Renewal, ${company}`,
  requestId: 'Incident reference:',
};
