import type { ServiceDetails } from '../services/service.ts';

export const accountingDetails: ServiceDetails = {
  longDescription:
    'Une comptabilité tenue au fil de l’eau coûte moins cher qu’une année à rattraper. Vous déposez vos pièces en ligne, nous les saisissons, les rapprochons de la banque et vous signalons ce qui manque.\n\nLes déclarations partent à leur date : TVA, impôt sur les sociétés, retenues, taxe professionnelle. Le bilan est préparé avec un expert-comptable, expliqué avec des mots simples et comparé à l’année précédente.\n\nEn cas de question de l’administration, nous préparons les réponses et les justificatifs avec vous.',
  benefits: [
    'Des échéances fiscales tenues',
    'Des comptes lisibles toute l’année',
    'Un bilan expliqué, pas seulement signé',
    'Des pièces classées et retrouvables',
    'Moins de risques en cas de contrôle',
  ],
  process: [
    {
      title: 'Reprendre le dossier',
      description: 'Soldes, pièces, échéances : nous repartons d’une base saine.',
    },
    {
      title: 'Recevoir les pièces',
      description: 'Vous les déposez en ligne, nous vous disons ce qui manque.',
    },
    {
      title: 'Déclarer',
      description: 'Chaque déclaration est relue avec vous avant de partir.',
    },
    {
      title: 'Conclure l’exercice',
      description: 'Bilan, explications, et ce qu’il faut préparer pour l’an prochain.',
    },
  ],
};
