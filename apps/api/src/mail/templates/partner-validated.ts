import { button, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const partnerValidated: Template<'partner-validated'> = {
  fr: ({ firstName }) => ({
    subject: 'Votre compte partenaire est validé',
    blocks: [
      salutation('fr', firstName),
      paragraph(
        'Votre compte de comptable partenaire est validé. Vous pouvez inviter vos clients et préparer leurs demandes.',
      ),
      button('Ouvrir mon espace', '/partner-dashboard'),
    ],
  }),
  en: ({ firstName }) => ({
    subject: 'Your partner account is validated',
    blocks: [
      salutation('en', firstName),
      paragraph(
        'Your account as a partner accountant is validated. You can invite your clients and prepare their requests.',
      ),
      button('Open my account', '/partner-dashboard'),
    ],
  }),
};
