import { toMad, type WarningStatus } from '@tassis/domain';
import { formatDate, formatMoney } from '@tassis/messages';
import { renewalPath } from '../../client-paths.ts';
import { button, facts, paragraph } from '../mail-text.ts';
import type { ContentOf, Template } from '../template.ts';
import { salutation } from './salutation.ts';

type Warning = ContentOf['warning'];

const jours = (count: number) => `${count} ${count > 1 ? 'jours' : 'jour'}`;
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const warning: Template<'warning'> = {
  fr: (content) => ({
    subject: frenchSubject(content),
    blocks: [
      salutation('fr', content.firstName),
      paragraph(frenchConsequence(content)),
      facts(
        ['Société', content.companyName],
        ['Fin de la domiciliation', formatDate('fr', content.endDate)],
        content.step === 'expired'
          ? ['Échue depuis', jours(-content.daysLeft)]
          : ['Temps restant', content.daysLeft === 0 ? 'dernier jour' : jours(content.daysLeft)],
        ['Renouvellement, 12 mois TTC', formatMoney('fr', toMad(content.renewalTotal))],
      ),
      paragraph(
        content.step === 'expired'
          ? 'Le renouvellement part de l’ancienne date de fin.'
          : 'Le renouvellement part de l’ancienne date de fin : vous ne perdez aucun jour en renouvelant tôt.',
      ),
      button('Renouveler', renewalPath(content.domiciliationId)),
    ],
  }),
  en: (content) => ({
    subject: englishSubject(content),
    blocks: [
      salutation('en', content.firstName),
      paragraph(englishConsequence(content)),
      facts(
        ['Company', content.companyName],
        ['End of the domiciliation', formatDate('en', content.endDate)],
        content.step === 'expired'
          ? ['Expired for', days(-content.daysLeft)]
          : ['Time left', content.daysLeft === 0 ? 'last day' : days(content.daysLeft)],
        ['Renewal, 12 months incl. VAT', formatMoney('en', toMad(content.renewalTotal))],
      ),
      paragraph(
        content.step === 'expired'
          ? 'The renewal starts at the old end date.'
          : 'The renewal starts at the old end date: renewing early costs you no day.',
      ),
      button('Renew', renewalPath(content.domiciliationId)),
    ],
  }),
};

function frenchSubject({ step, companyName, endDate }: Warning): string {
  const date = formatDate('fr', endDate);
  const subjects: Record<WarningStatus, string> = {
    upcoming: `La domiciliation de la société ${companyName} se termine le ${date}`,
    warning: `À renouveler : la domiciliation de la société ${companyName} se termine le ${date}`,
    critical: `Urgent : la domiciliation de la société ${companyName} se termine le ${date}`,
    expired: `La domiciliation de la société ${companyName} a pris fin le ${date}`,
  };
  return subjects[step];
}

function englishSubject({ step, companyName, endDate }: Warning): string {
  const date = formatDate('en', endDate);
  const subjects: Record<WarningStatus, string> = {
    upcoming: `The domiciliation of ${companyName} ends on ${date}`,
    warning: `To renew: the domiciliation of ${companyName} ends on ${date}`,
    critical: `Urgent: the domiciliation of ${companyName} ends on ${date}`,
    expired: `The domiciliation of ${companyName} ended on ${date}`,
  };
  return subjects[step];
}

function frenchConsequence({ step, companyName, endDate }: Warning): string {
  const date = formatDate('fr', endDate);
  if (step === 'expired') {
    return `La domiciliation de ${companyName} a pris fin le ${date} : la société n’a plus de siège à notre adresse. La loi nous oblige à le déclarer au greffe et aux impôts, et son courrier n’est plus reçu. Un renouvellement rétablit la situation.`;
  }
  return `Sans renouvellement au plus tard le ${date}, ${companyName} n’aura plus de siège à notre adresse : la loi nous obligera à le déclarer au greffe et aux impôts, et son courrier ne sera plus reçu.`;
}

function englishConsequence({ step, companyName, endDate }: Warning): string {
  const date = formatDate('en', endDate);
  if (step === 'expired') {
    return `The domiciliation of ${companyName} ended on ${date}: the company has no seat at our address any more. The law requires us to report it to the court registry and the tax office, and its post is no longer received. A renewal puts this right.`;
  }
  return `Without a renewal by ${date}, ${companyName} will have no seat at our address any more: the law will require us to report it to the court registry and the tax office, and its post will no longer be received.`;
}
