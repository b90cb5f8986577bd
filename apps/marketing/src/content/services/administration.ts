import { paths } from '@tassis/platform';
import type { Service } from './service.ts';

export const administration: Service = {
  title: 'Administration & RH',
  slug: 'administration-rh',
  subtitle: 'Les papiers en ordre, les gens aussi',
  description:
    'Contrats, paie, déclarations sociales, assemblées, registres : votre vie administrative tenue à jour, sans que vous ayez à y penser.',
  link: paths.service('administration-rh'),
  isOnline: false,
  features: [
    'Bulletins de paie et déclarations sociales',
    'Contrats, avenants et règlement intérieur',
    'Aide au recrutement et fiches de poste',
    'Assemblées, registres et changements de statuts',
    'Calendrier de vos échéances',
  ],
  icon: 'administration',
  tone: 'ink',
};
