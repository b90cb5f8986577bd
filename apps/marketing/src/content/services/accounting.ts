import { paths } from '@tassis/platform';
import type { Service } from './service.ts';

export const accounting: Service = {
  title: 'Assistance comptable',
  slug: 'assistance-comptable',
  subtitle: 'Des comptes justes, des déclarations à l’heure',
  description:
    'Saisie, déclarations de TVA, bilan, relations avec l’administration fiscale : une comptabilité lisible, tenue tout au long de l’année.',
  link: paths.service('assistance-comptable'),
  isOnline: false,
  features: [
    'Saisie et rapprochement bancaire',
    'Déclarations de TVA et d’impôt',
    'Bilan et liasse fiscale',
    'Situation intermédiaire sur demande',
    'Réponses à l’administration fiscale',
  ],
  icon: 'accounting',
  tone: 'sand',
};
