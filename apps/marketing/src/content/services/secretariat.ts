import { paths } from '@tassis/platform';
import type { Service } from './service.ts';

export const secretariat: Service = {
  title: 'Secrétariat partagé',
  slug: 'secretariat-partage',
  subtitle: 'Une voix pour votre entreprise, sans embauche',
  description:
    'Appels, agenda, courrier, devis et relances : une assistante formée à votre activité, quelques heures par semaine ou tous les jours.',
  link: paths.service('secretariat-partage'),
  isOnline: false,
  features: [
    'Réponse téléphonique au nom de votre entreprise',
    'Agenda et prise de rendez-vous',
    'Courriers, devis et factures',
    'Relances et classement',
    'Relevé mensuel du temps passé',
  ],
  icon: 'secretariat',
  tone: 'ink',
};
