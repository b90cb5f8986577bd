import type { ServiceDetails } from '../services/service.ts';

export const trainingDetails: ServiceDetails = {
  longDescription:
    'On retient ce que l’on a fait. Nos formations partent de vos documents, de vos chiffres et de vos clients : chacun repart avec un travail utilisable le lendemain. Les groupes sont petits et les formateurs exercent le métier qu’ils enseignent.\n\nLes étudiants trouvent chez nous des stages encadrés, avec un sujet écrit, un tuteur et une évaluation. Les entreprises y rencontrent de futurs collaborateurs qu’elles ont déjà vus travailler.\n\nProgrammes sur mesure, dans nos locaux ou chez vous, avec l’aide au montage du dossier de remboursement lorsque vous y avez droit.',
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
