import { translate } from '@tassis/messages';
import { button, facts, note, paragraph } from '../letter.ts';
import type { Template } from '../template.ts';
import { tokenPath } from './token-path.ts';
import { salutation } from './salutation.ts';

export const invitation: Template<'invitation'> = {
  fr: ({ firstName, invitedBy, role, token }) => ({
    subject: `${invitedBy} vous invite à ouvrir votre compte`,
    blocks: [
      salutation('fr', firstName),
      paragraph(
        `${invitedBy} vous invite à ouvrir votre compte. Il ne vous reste qu’à choisir un mot de passe.`,
      ),
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
      facts(['Invitation from', invitedBy], ['Your role', translate('en', `role.${role}`)]),
      button('Open my account', tokenPath('/invitation', token)),
      note('This invitation is for you alone. If you did not expect it, ignore this message.'),
    ],
  }),
};
