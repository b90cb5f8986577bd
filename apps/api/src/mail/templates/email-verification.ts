import { button, note, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { tokenPath } from './token-path.ts';
import { salutation } from './salutation.ts';

export const emailVerification: Template<'email-verification'> = {
  fr: ({ firstName, verifyToken }) => ({
    subject: 'Confirmez votre adresse e-mail',
    blocks: [
      salutation('fr', firstName),
      paragraph('Voici le lien qui confirme que cette adresse est bien la vôtre.'),
      button('Confirmer mon adresse', tokenPath('/verify-email', verifyToken)),
      note('Si vous n’avez rien demandé, ignorez ce message.'),
    ],
  }),
  en: ({ firstName, verifyToken }) => ({
    subject: 'Confirm your e-mail address',
    blocks: [
      salutation('en', firstName),
      paragraph('Here is the link that confirms that this address is yours.'),
      button('Confirm my address', tokenPath('/verify-email', verifyToken)),
      note('If you did not ask for it, ignore this message.'),
    ],
  }),
};
