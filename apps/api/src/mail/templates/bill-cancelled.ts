import { toMad } from '@tassis/domain';
import { formatMoney } from '@tassis/messages';
import { billPath } from '../../client-paths.ts';
import { button, facts, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const billCancelled: Template<'bill-cancelled'> = {
  fr: ({ firstName, bill, creditNote, refund }) => ({
    subject: `Votre facture ${bill.number} est annulée`,
    blocks: [
      salutation('fr', firstName),
      paragraph(
        refund === 0
          ? 'Cette facture est annulée par un avoir : vous n’avez plus rien à régler.'
          : `Cette facture est annulée par un avoir. Les ${formatMoney('fr', toMad(refund))} déjà réglés vous seront remboursés.`,
      ),
      facts(
        ['Facture', bill.number],
        ['Avoir', creditNote.number],
        ['Montant TTC', formatMoney('fr', toMad(bill.total))],
      ),
      button('Voir l’avoir', billPath(creditNote.id)),
    ],
  }),
  en: ({ firstName, bill, creditNote, refund }) => ({
    subject: `Your bill ${bill.number} is cancelled`,
    blocks: [
      salutation('en', firstName),
      paragraph(
        refund === 0
          ? 'This bill is cancelled by a credit note: there is nothing left to pay.'
          : `This bill is cancelled by a credit note. The ${formatMoney('en', toMad(refund))} already paid will be returned to you.`,
      ),
      facts(
        ['Bill', bill.number],
        ['Credit note', creditNote.number],
        ['Amount incl. VAT', formatMoney('en', toMad(bill.total))],
      ),
      button('See the credit note', billPath(creditNote.id)),
    ],
  }),
};
