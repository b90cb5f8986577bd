import type { NotificationCode } from '@tassis/domain';
import type { CatalogueText } from '../notifications.ts';

export const notifications: Readonly<Record<NotificationCode, CatalogueText>> = {
  order_received: {
    title: 'Commande reçue',
    text: 'Votre commande {reference} est bien arrivée. Nous vérifions votre dossier.',
  },
  order_moved: {
    title: 'Votre commande avance',
    text: 'Commande {reference}\u202F: {status}.',
    of: {
      completed: { title: 'Commande terminée' },
      cancelled: { title: 'Commande annulée' },
      rejected: { title: 'Commande refusée' },
    },
  },
  order_needs_correction: {
    title: 'Dossier à compléter',
    text: 'Nous avons besoin de vous pour la commande {reference}.',
  },
  order_note: {
    title: 'Nouveau message',
    text: 'Un message vous attend sur la commande {reference}.',
  },
  order_message: {
    title: 'Nouveau message',
    text: 'Nous vous avons écrit au sujet de la commande {reference}.',
  },
  document_added: {
    title: 'Nouveau document',
    text: '«\u202F{name}\u202F» est disponible dans vos documents.',
  },
  document_accepted: {
    title: 'Document accepté',
    text: '«\u202F{name}\u202F» est accepté.',
  },
  document_refused: {
    title: 'Document à renvoyer',
    text: '«\u202F{name}\u202F» n’a pas pu être accepté\u202F: {reason}',
  },
  bill_issued: {
    title: 'Nouvelle facture',
    text: 'Votre facture {number} est disponible.',
  },
  bill_reminder: {
    title: 'Facture à régler',
    text: 'Votre facture {number} attend son règlement.',
  },
  bill_paid: {
    title: 'Facture réglée',
    text: 'Merci\u202F! Votre facture {number} est réglée.',
  },
  bill_cancelled: {
    title: 'Facture annulée',
    text: 'Votre facture {number} est annulée par un avoir.',
    withAmount:
      'Votre facture {number} est annulée par un avoir\u202F: {amount} vous seront remboursés.',
  },
  bill_refund: {
    title: 'Paiement reçu en trop',
    text: 'Votre paiement par carte dépasse ce qui restait dû sur la facture {number}\u202F: la différence vous sera remboursée.',
    withAmount:
      'Votre paiement par carte dépasse ce qui restait dû sur la facture {number}\u202F: {amount} vous seront remboursés.',
  },
  bill_refunded: {
    title: 'Remboursement effectué',
    text: 'Nous vous avons remboursé pour la facture {number}.',
    withAmount: 'Nous vous avons remboursé {amount} pour la facture {number}.',
  },
  warning_step: {
    title: 'Domiciliation à renouveler',
    text: '{company}\u202F: la domiciliation va jusqu’au {date}.',
    of: { expired: { text: '{company}\u202F: la domiciliation a pris fin le {date}.' } },
  },
  domiciliation_renewed: {
    title: 'Domiciliation renouvelée',
    text: '{company} est domiciliée jusqu’au {date}.',
  },
  domiciliation_closed: {
    title: 'Domiciliation close',
    text: '{company} n’est plus domiciliée à notre adresse\u202F: {reason}',
  },
  certificate_ending: {
    title: 'Certificat négatif bientôt échu',
    text: 'Le certificat de la commande {reference} est valable jusqu’au {date}.',
  },
  partner_validated: {
    title: 'Compte partenaire validé',
    text: 'Vous pouvez inviter vos clients et préparer leurs demandes.',
  },
  partner_rejected: {
    title: 'Compte partenaire non validé',
    text: 'Votre compte n’a pas pu être validé\u202F: {reason}',
  },
  partner_request: {
    title: 'Demande de votre comptable',
    text: '{partner} attend votre réponse.',
  },
  partner_request_accepted: {
    title: 'Demande acceptée',
    text: '{client} a accepté votre demande.',
    of: {
      link: { text: '{client} a accepté que vous suiviez ses dossiers.' },
      order: { text: '{client} a accepté la commande que vous avez préparée.' },
    },
  },
  partner_request_refused: {
    title: 'Demande refusée',
    text: '{client} a refusé votre demande.',
    of: {
      link: { text: '{client} a refusé que vous suiviez ses dossiers.' },
      order: { text: '{client} a refusé la commande que vous avez préparée.' },
    },
  },
  partner_revoked: {
    title: 'Suivi arrêté',
    text: '{client} a mis fin au suivi de ses dossiers\u202F: vous ne les voyez plus.',
  },
  message_answered: {
    title: 'Réponse à votre message',
    text: 'Nous avons répondu par e-mail à votre message «\u202F{subject}\u202F».',
  },
};
