import { toMad } from '@tassis/domain';
import { formatDate, formatMoney } from '@tassis/messages';
import { billPath } from '../../client-paths.ts';
import { button, note, paragraph } from '../mail-text.ts';
import type { BillFacts } from '../mail-content.ts';
import type { Template } from '../template.ts';
import { factsOfBill } from './facts-of-bill.ts';
import { salutation } from './salutation.ts';

export const billReminder: Template<'bill-reminder'> = {
  fr: ({ firstName, bill, isOverdue }) => ({
    subject: `Rappel : ${subjectFr(bill)}`,
    blocks: [
      salutation('fr', firstName),
      paragraph(`Sauf erreur de notre part, ${stateFr(bill)}.`),
      ...(isOverdue
        ? [
            paragraph(
              `Le dernier jour pour la régler, le ${formatDate('fr', bill.dueOn)}, est passé.`,
            ),
          ]
        : []),
      factsOfBill('fr', bill),
      button('Voir ma facture', billPath(bill.id)),
      note(
        'Si votre règlement est parti entre-temps, déposez le justificatif sur la page de la facture, et oubliez ce message.',
      ),
    ],
  }),
  en: ({ firstName, bill, isOverdue }) => ({
    subject: `Reminder: ${subjectEn(bill)}`,
    blocks: [
      salutation('en', firstName),
      paragraph(`Unless we are mistaken, ${stateEn(bill)}.`),
      ...(isOverdue
        ? [paragraph(`The last day to pay it, ${formatDate('en', bill.dueOn)}, is past.`)]
        : []),
      factsOfBill('en', bill),
      button('See my bill', billPath(bill.id)),
      note(
        'If your payment is already on its way, leave the proof on the page of the bill and forget this message.',
      ),
    ],
  }),
};

const isPartlyPaid = ({ total, due }: BillFacts) => due < total;

function subjectFr(bill: BillFacts): string {
  return isPartlyPaid(bill)
    ? `il reste ${formatMoney('fr', toMad(bill.due))} à régler sur votre facture ${bill.number}`
    : `votre facture ${bill.number} attend son règlement`;
}

function stateFr(bill: BillFacts): string {
  return isPartlyPaid(bill)
    ? `il reste ${formatMoney('fr', toMad(bill.due))} à régler sur cette facture`
    : 'cette facture n’est pas encore réglée';
}

function subjectEn(bill: BillFacts): string {
  return isPartlyPaid(bill)
    ? `${formatMoney('en', toMad(bill.due))} is left to pay of your bill ${bill.number}`
    : `your bill ${bill.number} is waiting to be paid`;
}

function stateEn(bill: BillFacts): string {
  return isPartlyPaid(bill)
    ? `${formatMoney('en', toMad(bill.due))} is left to pay of this bill`
    : 'this bill has not been paid yet';
}
