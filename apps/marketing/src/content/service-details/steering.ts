import type { ServiceDetails } from '../services/service.ts';

export const steeringDetails: ServiceDetails = {
  longDescription:
    'Un dirigeant n’a pas besoin de plus de chiffres, mais des bons, à temps. Nous partons de vos décisions (embaucher, investir, baisser un prix) pour choisir les indicateurs qui les éclairent, puis nous les tirons de votre comptabilité et de vos outils.\n\nChaque mois, vous recevez un tableau de bord d’une page et nous en parlons ensemble : ce qui a changé, pourquoi, ce qu’il faut faire. Les prévisions de trésorerie sont tenues à jour, et les écarts sont expliqués.\n\nAvec le temps, le budget, les prix et les contrats se décident sur la même base, partagée par toute votre équipe.',
  benefits: [
    'Des décisions prises plus tôt',
    'Une trésorerie sans surprise',
    'Des prix fondés sur vos vrais coûts',
    'Un dialogue plus simple avec la banque',
    'Une équipe qui vise les mêmes objectifs',
  ],
  process: [
    {
      title: 'Comprendre',
      description: 'Nous étudions votre activité, vos comptes et vos décisions à venir.',
    },
    {
      title: 'Choisir les indicateurs',
      description: 'Peu, mais les bons, avec une source fiable pour chacun.',
    },
    {
      title: 'Mettre en place',
      description: 'Le tableau de bord est construit, vérifié et expliqué à votre équipe.',
    },
    {
      title: 'Piloter',
      description: 'Chaque mois : lecture, décisions, suivi des actions.',
    },
  ],
};
