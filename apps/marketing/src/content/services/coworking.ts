import { paths } from '@tassis/platform';
import type { Service } from './service.ts';

export const coworking: Service = {
  title: 'Coworking',
  slug: 'coworking',
  subtitle: 'Un bureau à Meknès, à l’heure, au mois ou à l’année',
  description:
    'Postes, bureaux fermés et salles de réunion à Meknès : un lieu calme et bien équipé, où l’on croise d’autres entrepreneurs.',
  link: paths.service('coworking'),
  isOnline: false,
  features: [
    'Postes en espace partagé',
    'Bureaux fermés pour une à six personnes',
    'Salles de réunion équipées',
    'Connexion rapide, impression et accueil',
    'Rencontres entre entrepreneurs',
  ],
  icon: 'coworking',
  tone: 'emerald',
};
