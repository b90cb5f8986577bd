import { billPath } from '../../client-paths.ts';
import { button, note, paragraph } from '../letter.ts';
import type { Template } from '../template.ts';
import { factsOfBill } from './facts-of-bill.ts';
import { salutation } from './salutation.ts';

export const billReminder: Template<'bill-reminder'> = {
  fr: ({ firstName, bill }) => ({
    subject: `Rappel : votre facture ${bill.number} attend son règlement`,
    blocks: [
      salutation('fr', firstName),
      paragraph('Sauf erreur de notre part, cette facture n’est pas encore réglée.'),
      factsOfBill('fr', bill),
      button('Voir ma facture', billPath(bill.id)),
      note(
        'Si votre règlement est parti entre-temps, déposez le justificatif sur la page de la facture, et oubliez ce message.',
      ),
    ],
  }),
  en: ({ firstName, bill }) => ({
    subject: `Reminder: your bill ${bill.number} is waiting to be paid`,
    blocks: [
      salutation('en', firstName),
      paragraph('Unless we are mistaken, this bill has not been paid yet.'),
      factsOfBill('en', bill),
      button('See my bill', billPath(bill.id)),
      note(
        'If your payment is already on its way, leave the proof on the page of the bill and forget this message.',
      ),
    ],
  }),
};
