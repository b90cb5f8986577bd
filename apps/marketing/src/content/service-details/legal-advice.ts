import type { ServiceDetails } from '../services/service.ts';

export const legalAdviceDetails: ServiceDetails = {
  longDescription:
    'La meilleure consultation est celle qui a lieu avant la signature. Vous exposez la situation, vous envoyez les documents ; un juriste du droit des affaires vous répond par écrit, dans une langue que l’on comprend.\n\nNous intervenons sur la vie des sociétés (entrée et sortie d’associés, cession de parts, augmentation de capital, changement de forme), sur les contrats commerciaux et les baux, et sur les premiers pas d’un différend.\n\nQuand l’affaire demande un avocat ou un notaire, nous vous le disons, préparons le dossier et restons à vos côtés.',
  benefits: [
    'Des risques connus avant de signer',
    'Une réponse écrite que l’on peut relire',
    'Des contrats adaptés à votre cas',
    'Un prix annoncé avant de commencer',
    'Un relais vers l’avocat ou le notaire',
  ],
  process: [
    {
      title: 'Exposer la question',
      description: 'Un échange pour comprendre les faits et ce que vous voulez obtenir.',
    },
    {
      title: 'Étudier les pièces',
      description: 'Nous lisons les documents et vérifions les règles applicables.',
    },
    {
      title: 'Répondre',
      description: 'Un avis écrit, avec les options, leurs risques et notre conseil.',
    },
    {
      title: 'Mettre en œuvre',
      description: 'Rédaction, négociation, formalités : nous allons jusqu’au bout.',
    },
  ],
};
