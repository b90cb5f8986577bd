import { translate, type Locale } from '@tassis/messages';
import { button, facts, note, paragraph, type Block } from '../mail-text.ts';
import type { ContentOf, Template } from '../template.ts';
import { tokenPath } from './token-path.ts';
import { salutation } from './salutation.ts';

type Inviting = Pick<ContentOf['invitation'], 'role' | 'invitedBy'>;

/** What a client agrees to by following the link (law 09-08); only a partner invites one. */
function consent(locale: Locale, { role, invitedBy }: Inviting): Block[] {
  if (role !== 'client') return [];
  const words = {
    fr: `En ouvrant votre compte par ce lien, vous acceptez que ${invitedBy} suive vos dossiers et prépare des commandes pour vous. Aucune commande ne part sans votre accord.`,
    en: `By opening your account with this link, you agree that ${invitedBy} follows your files and prepares orders for you. No order is sent without your agreement.`,
  };
  return [paragraph(words[locale])];
}

export const invitation: Template<'invitation'> = {
  fr: ({ firstName, invitedBy, role, token }) => ({
    subject: `${invitedBy} vous invite à ouvrir votre compte`,
    blocks: [
      salutation('fr', firstName),
      paragraph(
        `${invitedBy} vous invite à ouvrir votre compte. Il ne vous reste qu’à choisir un mot de passe.`,
      ),
      ...consent('fr', { role, invitedBy }),
      facts(['Invitation de', invitedBy], ['Votre rôle', translate('fr', `role.${role}`)]),
      button('Ouvrir mon compte', tokenPath('/invitation', token)),
      note(
        'Cette invitation vous est personnelle. Si vous ne l’attendiez pas, ignorez ce message.',
      ),
    ],
  }),
  en: ({ firstName, invitedBy, role, token }) => ({
    subject: `${invitedBy} invites you to open your account`,
    blocks: [
      salutation('en', firstName),
      paragraph(
        `${invitedBy} invites you to open your account. All that is left is to choose a password.`,
      ),
      ...consent('en', { role, invitedBy }),
      facts(['Invitation from', invitedBy], ['Your role', translate('en', `role.${role}`)]),
      button('Open my account', tokenPath('/invitation', token)),
      note('This invitation is for you alone. If you did not expect it, ignore this message.'),
    ],
  }),
};
