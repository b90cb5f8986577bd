import { button, note, paragraph } from '../letter.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';
import { tokenPath } from './token-path.ts';

export const partnerWelcome: Template<'partner-welcome'> = {
  fr: ({ firstName, verifyToken }) => ({
    subject: 'Bienvenue ! Confirmez votre adresse e-mail',
    blocks: [
      salutation('fr', firstName),
      paragraph(
        'Votre compte de comptable partenaire est créé. Nous vérifions vos informations avant de le valider : vous pourrez ensuite inviter vos clients et préparer leurs demandes. Nous vous écrirons dès que ce sera fait.',
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
        'Your account as a partner accountant is created. We check your details before we validate it: you can then invite your clients and prepare their requests. We will write to you as soon as it is done.',
      ),
      paragraph('Please confirm this address: it is where we will write to you.'),
      button('Confirm my address', tokenPath('/verify-email', verifyToken)),
      note('If you did not open an account, do nothing: this address will not be confirmed.'),
    ],
  }),
};
