import type { ServiceDetails } from '../services/service.ts';

export const secretariatDetails: ServiceDetails = {
  longDescription:
    'Un appel manqué est souvent un client perdu. Notre secrétariat répond au nom de votre entreprise, prend les messages, fixe les rendez-vous et vous transmet l’urgent. Vos clients parlent toujours à quelqu’un.\n\nDerrière l’accueil, il y a le travail de fond : courriers, devis, factures, relances, classement, saisie. Une même personne suit votre dossier, connaît vos habitudes et vous remplace quand vous êtes sur le terrain.\n\nVous payez le temps utilisé, détaillé chaque mois, et vous changez de rythme quand l’activité change.',
  benefits: [
    'Plus d’appels perdus',
    'Une image professionnelle dès le premier jour',
    'Un coût bien inférieur à une embauche',
    'Une personne qui connaît votre dossier',
    'Un rythme ajustable chaque mois',
  ],
  process: [
    {
      title: 'Écrire les consignes',
      description: 'Comment répondre, à qui transmettre, que faire en cas d’urgence.',
    },
    {
      title: 'Former l’assistante',
      description: 'Elle découvre votre activité, vos clients et vos outils.',
    },
    {
      title: 'Démarrer',
      description: 'Les appels sont renvoyés, les premiers messages vous arrivent.',
    },
    {
      title: 'Ajuster',
      description: 'Un point chaque mois sur le temps passé et les consignes.',
    },
  ],
};
