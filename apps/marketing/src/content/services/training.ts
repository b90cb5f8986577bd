import { paths } from '@tassis/platform';
import type { Service } from './service.ts';

export const training: Service = {
  title: 'Formation & Stage',
  slug: 'formation-stage',
  subtitle: 'Apprendre un métier en le faisant',
  description:
    'Formations courtes pour dirigeants et équipes, stages encadrés pour étudiants : gestion, fiscalité, vente, outils numériques.',
  link: paths.service('formation-stage'),
  isOnline: false,
  features: [
    'Gestion et fiscalité pour dirigeants',
    'Vente, accueil et relation client',
    'Outils numériques et bureautique',
    'Stages encadrés avec tuteur',
    'Programmes sur mesure, chez vous ou chez nous',
  ],
  icon: 'training',
  tone: 'sand',
};
