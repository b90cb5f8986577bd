import { button, note, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const passwordChanged: Template<'password-changed'> = {
  fr: ({ firstName }) => ({
    subject: 'Votre mot de passe a changé',
    blocks: [
      salutation('fr', firstName),
      paragraph(
        'Le mot de passe de votre compte vient d’être changé, et vos autres sessions ont été fermées.',
      ),
      paragraph('Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe.'),
      button('Reprendre mon compte', '/forgot-password'),
      note('Si c’était vous, vous n’avez rien à faire.'),
    ],
  }),
  en: ({ firstName }) => ({
    subject: 'Your password has changed',
    blocks: [
      salutation('en', firstName),
      paragraph(
        'The password of your account has just been changed, and your other sessions have been closed.',
      ),
      paragraph('Was it not you? Choose a new password right away.'),
      button('Take my account back', '/forgot-password'),
      note('If it was you, there is nothing to do.'),
    ],
  }),
};
