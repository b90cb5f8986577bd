import { button, note, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { tokenPath } from './token-path.ts';
import { salutation } from './salutation.ts';

export const passwordReset: Template<'password-reset'> = {
  fr: ({ firstName, resetToken }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    blocks: [
      salutation('fr', firstName),
      paragraph(
        'Vous avez demandé un nouveau mot de passe. Ce lien sert une seule fois, pendant une heure.',
      ),
      button('Choisir un mot de passe', tokenPath('/reset-password', resetToken)),
      note(
        'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas. Ne transmettez ce lien à personne.',
      ),
    ],
  }),
  en: ({ firstName, resetToken }) => ({
    subject: 'Choose a new password',
    blocks: [
      salutation('en', firstName),
      paragraph('You asked for a new password. This link works once, for one hour.'),
      button('Choose a password', tokenPath('/reset-password', resetToken)),
      note(
        'If you did not ask for it, ignore this message: your password stays as it is. Do not pass this link on to anyone.',
      ),
    ],
  }),
};
