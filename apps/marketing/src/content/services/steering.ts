import { paths } from '@tassis/platform';
import type { Service } from './service.ts';

export const steering: Service = {
  title: 'Pilotage',
  slug: 'pilotage',
  subtitle: 'Décider avec des chiffres, pas avec des impressions',
  description:
    'Tableau de bord, budget, trésorerie : chaque mois, les quelques chiffres qui comptent et une heure pour décider avec un conseiller.',
  link: paths.service('pilotage'),
  isOnline: false,
  features: [
    'Tableau de bord mensuel d’une page',
    'Budget annuel et suivi des écarts',
    'Prévision de trésorerie glissante',
    'Calcul des coûts et des marges',
    'Réunion mensuelle avec un conseiller',
  ],
  icon: 'steering',
  tone: 'emerald',
};
