import { billPath } from '../../client-paths.ts';
import { button, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { factsOfBill } from './facts-of-bill.ts';
import { salutation } from './salutation.ts';

export const billIssued: Template<'bill-issued'> = {
  fr: ({ firstName, bill }) => ({
    subject: `Votre facture ${bill.number}`,
    blocks: [
      salutation('fr', firstName),
      paragraph('Votre facture est disponible dans votre espace, en PDF.'),
      factsOfBill('fr', bill),
      paragraph('Vous l’avez réglée ? Déposez votre justificatif sur la page de la facture.'),
      button('Voir ma facture', billPath(bill.id)),
    ],
  }),
  en: ({ firstName, bill }) => ({
    subject: `Your bill ${bill.number}`,
    blocks: [
      salutation('en', firstName),
      paragraph('Your bill is available in your account, as a PDF.'),
      factsOfBill('en', bill),
      paragraph('Have you paid it? Leave your proof of payment on the page of the bill.'),
      button('See my bill', billPath(bill.id)),
    ],
  }),
};
