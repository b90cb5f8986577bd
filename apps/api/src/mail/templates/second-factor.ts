import { button, note, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

const FR = {
  on: ['La double authentification est activée', 'vient d’être activée sur votre compte'],
  off: ['La double authentification est désactivée', 'vient d’être désactivée sur votre compte'],
  codes: [
    'Vos codes de secours ont changé',
    'a de nouveaux codes de secours : les précédents ne valent plus',
  ],
} as const;

const EN = {
  on: ['Two-factor authentication is on', 'has just been turned on for your account'],
  off: ['Two-factor authentication is off', 'has just been turned off for your account'],
  codes: ['Your recovery codes have changed', 'has new recovery codes: the old ones are void'],
} as const;

/** Sent on every change, so that an owner who did not make it notices. */
export const secondFactor: Template<'second-factor'> = {
  fr: ({ firstName, change }) => ({
    subject: FR[change][0],
    blocks: [
      salutation('fr', firstName),
      paragraph(`La double authentification ${FR[change][1]}.`),
      paragraph('Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe.'),
      button('Reprendre mon compte', '/forgot-password'),
      note('Si c’était vous, vous n’avez rien à faire.'),
    ],
  }),
  en: ({ firstName, change }) => ({
    subject: EN[change][0],
    blocks: [
      salutation('en', firstName),
      paragraph(`Two-factor authentication ${EN[change][1]}.`),
      paragraph('Was it not you? Choose a new password right away.'),
      button('Take my account back', '/forgot-password'),
      note('If it was you, there is nothing to do.'),
    ],
  }),
};
