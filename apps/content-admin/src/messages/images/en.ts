import type { Messages } from './fr.ts';

export const en: Messages = {
  choose: 'Choose a picture',
  drop: 'or drop it here',
  dropNow: 'Drop the picture here',
  hint: 'JPEG, PNG, WebP or AVIF, 5 MB at most.',
  describe: 'Say first what the picture shows.',
  sending: 'Sending the picture…',
};
