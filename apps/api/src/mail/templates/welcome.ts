import { button, note, paragraph } from '../letter.ts';
import type { Template } from '../template.ts';
import { tokenPath } from './token-path.ts';
import { salutation } from './salutation.ts';

export const welcome: Template<'welcome'> = {
  fr: ({ firstName, verifyToken }) => ({
    subject: 'Bienvenue ! Confirmez votre adresse e-mail',
    blocks: [
      salutation('fr', firstName),
      paragraph(
        'Votre compte est ouvert. Vous pouvez dès maintenant préparer une commande, suivre vos dossiers et retrouver vos documents au même endroit.',
      ),
      paragraph('Confirmez cette adresse : c’est ici que nous vous écrirons.'),
      button('Confirmer mon adresse', tokenPath('/verify-email', verifyToken)),
      note(
        'Si vous n’avez pas ouvert de compte, ne faites rien : cette adresse ne sera pas confirmée.',
      ),
    ],
  }),
  en: ({ firstName, verifyToken }) => ({
    subject: 'Welcome! Confirm your e-mail address',
    blocks: [
      salutation('en', firstName),
      paragraph(
        'Your account is open. You can now prepare an order, follow your files and find your documents in one place.',
      ),
      paragraph('Please confirm this address: it is where we will write to you.'),
      button('Confirm my address', tokenPath('/verify-email', verifyToken)),
      note('If you did not open an account, do nothing: this address will not be confirmed.'),
    ],
  }),
};
