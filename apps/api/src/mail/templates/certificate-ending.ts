import { formatDate } from '@tassis/messages';
import { COMPANY_CREATION_PATH, orderPath } from '../../client-paths.ts';
import { button, facts, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

const jours = (count: number) => `${count} ${count > 1 ? 'jours' : 'jour'}`;
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const certificateEnding: Template<'certificate-ending'> = {
  fr: ({ firstName, order, endDate, daysLeft }) => ({
    subject: `Votre certificat négatif est valable jusqu’au ${formatDate('fr', endDate)}`,
    blocks: [
      salutation('fr', firstName),
      paragraph(
        'Un certificat négatif réserve un nom pendant 90 jours. Passé ce délai, le nom redevient libre et il faut demander un nouveau certificat.',
      ),
      facts(
        ['Commande', order.reference],
        ['Dernier jour', formatDate('fr', endDate)],
        ['Temps restant', daysLeft === 0 ? 'dernier jour' : jours(daysLeft)],
      ),
      button('Créer ma société', COMPANY_CREATION_PATH),
      button('Voir le certificat', orderPath(order.id)),
    ],
  }),
  en: ({ firstName, order, endDate, daysLeft }) => ({
    subject: `Your negative certificate is valid until ${formatDate('en', endDate)}`,
    blocks: [
      salutation('en', firstName),
      paragraph(
        'A negative certificate reserves a name for 90 days. After that the name is free again, and a new certificate is needed.',
      ),
      facts(
        ['Order', order.reference],
        ['Last day', formatDate('en', endDate)],
        ['Time left', daysLeft === 0 ? 'last day' : days(daysLeft)],
      ),
      button('Create my company', COMPANY_CREATION_PATH),
      button('See the certificate', orderPath(order.id)),
    ],
  }),
};
