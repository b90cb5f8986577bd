import { paths } from '@tassis/platform';
import type { Service, ServiceDetails } from './service.ts';

export const training: Service = {
  title: 'Formation & Stage',
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

export const trainingDetails: ServiceDetails = {
  longDescription:
    'On retient ce que l’on a fait. Nos formations partent de vos documents, de vos chiffres et de vos clients : chacun repart avec un travail utilisable le lendemain. Les groupes sont petits et les formateurs exercent le métier qu’ils enseignent.\n\nLes étudiants trouvent chez nous des stages encadrés, avec un sujet écrit, un tuteur et une évaluation. Les entreprises y rencontrent de futurs collaborateurs qu’elles ont déjà vus travailler.\n\nProgrammes sur mesure, dans nos locaux ou chez vous, avec l’aide au montage du dossier de remboursement lorsque vous y avez droit.',
  aliases: ['formation-stage', 'formation-&-stage', 'formation-et-stage', 'formation', 'stage'],
  benefits: [
    'Des exercices tirés de vos propres dossiers',
    'Des groupes de petite taille',
    'Des formateurs du métier',
    'Une attestation à la fin',
    'Un vivier de futurs collaborateurs',
  ],
  process: [
    {
      title: 'Définir l’objectif',
      description: 'Ce que chacun doit savoir faire à la fin, en une phrase.',
    },
    {
      title: 'Bâtir le programme',
      description: 'Durée, contenu, exercices : vous les approuvez avant le début.',
    },
    {
      title: 'Former',
      description: 'En petit groupe, sur vos cas, avec un suivi individuel.',
    },
    {
      title: 'Évaluer',
      description: 'Un bilan écrit et un rendez-vous quelques semaines plus tard.',
    },
  ],
};
