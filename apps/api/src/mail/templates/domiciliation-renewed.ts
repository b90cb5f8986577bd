import { toMad } from '@tassis/domain';
import { formatDate, formatMoney } from '@tassis/messages';
import { orderPath } from '../../client-paths.ts';
import { button, facts, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const domiciliationRenewed: Template<'domiciliation-renewed'> = {
  fr: ({ firstName, companyName, endDate, months, total, orderId }) => ({
    subject: `La domiciliation de la société ${companyName} est renouvelée`,
    blocks: [
      salutation('fr', firstName),
      paragraph(
        'Votre renouvellement est enregistré. Le contrat et l’attestation à jour sont dans vos documents, la facture vous parvient à part.',
      ),
      facts(
        ['Société', companyName],
        ['Durée', `${months} mois`],
        ['Nouvelle date de fin', formatDate('fr', endDate)],
        ['Montant TTC', formatMoney('fr', toMad(total))],
      ),
      button('Voir le renouvellement', orderPath(orderId)),
    ],
  }),
  en: ({ firstName, companyName, endDate, months, total, orderId }) => ({
    subject: `The domiciliation of ${companyName} is renewed`,
    blocks: [
      salutation('en', firstName),
      paragraph(
        'Your renewal is recorded. The new contract and certificate are among your documents; the bill reaches you separately.',
      ),
      facts(
        ['Company', companyName],
        ['Duration', `${months} months`],
        ['New end date', formatDate('en', endDate)],
        ['Amount incl. VAT', formatMoney('en', toMad(total))],
      ),
      button('See the renewal', orderPath(orderId)),
    ],
  }),
};
