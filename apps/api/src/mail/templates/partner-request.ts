import { partnerRequestPath } from '../../client-paths.ts';
import { button, note, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const partnerRequest: Template<'partner-request'> = {
  fr: ({ firstName, partner, kind, requestId }) => ({
    subject:
      kind === 'link'
        ? `${partner} souhaite suivre vos dossiers`
        : `${partner} a préparé une commande pour vous`,
    blocks: [
      salutation('fr', firstName),
      paragraph(
        kind === 'link'
          ? `${partner} vous demande de pouvoir suivre vos dossiers et préparer des commandes pour vous.`
          : `${partner} a préparé une commande en votre nom. Elle ne part qu’avec votre accord.`,
      ),
      button('Voir la demande', partnerRequestPath(requestId)),
      note('Vous pouvez accepter ou refuser. Sans réponse de votre part, rien ne se passe.'),
    ],
  }),
  en: ({ firstName, partner, kind, requestId }) => ({
    subject:
      kind === 'link'
        ? `${partner} would like to follow your files`
        : `${partner} has prepared an order for you`,
    blocks: [
      salutation('en', firstName),
      paragraph(
        kind === 'link'
          ? `${partner} asks to follow your files and to prepare orders for you.`
          : `${partner} has prepared an order in your name. It is only sent with your agreement.`,
      ),
      button('See the request', partnerRequestPath(requestId)),
      note('You may accept or refuse. Nothing happens without your answer.'),
    ],
  }),
};
