import { paths } from '@tassis/platform';
import type { Service } from './service.ts';

export const financing: Service = {
  title: 'Financement',
  slug: 'financement',
  subtitle: 'Un dossier que l’on peut défendre',
  description:
    'Plan d’affaires, prévisions, recherche de crédits et d’aides : nous montons le dossier et vous préparons à le présenter.',
  link: paths.service('financement'),
  isOnline: false,
  features: [
    'Plan d’affaires et étude de marché',
    'Prévisions financières sur trois à cinq ans',
    'Recherche de crédits, garanties et aides',
    'Préparation aux rendez-vous',
    'Suivi jusqu’au déblocage des fonds',
  ],
  icon: 'financing',
  tone: 'ink',
};
