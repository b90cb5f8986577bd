import { toMad } from '@tassis/domain';
import { formatDate, formatMoney, translate } from '@tassis/messages';
import { billPath } from '../../client-paths.ts';
import { button, facts, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const billRefunded: Template<'bill-refunded'> = {
  fr: ({ firstName, bill, refund: { amount, method, paidOn, reference } }) => ({
    subject: `Remboursement pour votre facture ${bill.number}`,
    blocks: [
      salutation('fr', firstName),
      paragraph(`Nous vous avons remboursé ${formatMoney('fr', toMad(amount))}.`),
      facts(
        ['Facture', bill.number],
        ['Remboursé le', formatDate('fr', paidOn)],
        ['Moyen', translate('fr', `payment_method.${method}`)],
        ...(reference === null ? [] : [['Référence', reference] as const]),
      ),
      button('Voir ma facture', billPath(bill.id)),
    ],
  }),
  en: ({ firstName, bill, refund: { amount, method, paidOn, reference } }) => ({
    subject: `Refund for your bill ${bill.number}`,
    blocks: [
      salutation('en', firstName),
      paragraph(`We have refunded you ${formatMoney('en', toMad(amount))}.`),
      facts(
        ['Bill', bill.number],
        ['Refunded on', formatDate('en', paidOn)],
        ['Method', translate('en', `payment_method.${method}`)],
        ...(reference === null ? [] : [['Reference', reference] as const]),
      ),
      button('See my bill', billPath(bill.id)),
    ],
  }),
};
