import type { Locale } from '@tassis/messages';
import { button, note, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { tokenPath } from './token-path.ts';
import { salutation } from './salutation.ts';

/** To a client. */
export const welcome: Template<'welcome'> = welcoming({
  fr: 'Votre compte est ouvert. Vous pouvez dès maintenant préparer une commande, suivre vos dossiers et retrouver vos documents au même endroit.',
  en: 'Your account is open. You can now prepare an order, follow your files and find your documents in one place.',
});

/** To an accountant, who waits to be validated. */
export const partnerWelcome: Template<'partner-welcome'> = welcoming({
  fr: 'Votre compte de comptable partenaire est créé. Nous vérifions vos informations avant de le valider : vous pourrez ensuite inviter vos clients et préparer leurs demandes. Nous vous écrirons dès que ce sera fait.',
  en: 'Your account as a partner accountant is created. We check your details before we validate it: you can then invite your clients and prepare their requests. We will write to you as soon as it is done.',
});

type Newcomer = { firstName: string; verifyToken: string };

function welcoming(state: Record<Locale, string>) {
  return {
    fr: ({ firstName, verifyToken }: Newcomer) => ({
      subject: 'Bienvenue ! Confirmez votre adresse e-mail',
      blocks: [
        salutation('fr', firstName),
        paragraph(state.fr),
        paragraph('Confirmez cette adresse : c’est ici que nous vous écrirons.'),
        button('Confirmer mon adresse', tokenPath('/verify-email', verifyToken)),
        note(
          'Si vous n’avez pas ouvert de compte, ne faites rien : cette adresse ne sera pas confirmée.',
        ),
      ],
    }),
    en: ({ firstName, verifyToken }: Newcomer) => ({
      subject: 'Welcome! Confirm your e-mail address',
      blocks: [
        salutation('en', firstName),
        paragraph(state.en),
        paragraph('Please confirm this address: it is where we will write to you.'),
        button('Confirm my address', tokenPath('/verify-email', verifyToken)),
        note('If you did not open an account, do nothing: this address will not be confirmed.'),
      ],
    }),
  };
}
