import { paths } from '@tassis/platform';
import type { Service, ServiceDetails } from './service.ts';

export const secretariat: Service = {
  title: 'Secrétariat partagé',
  subtitle: 'Une voix pour votre entreprise, sans embauche',
  description:
    'Appels, agenda, courrier, devis et relances : une assistante formée à votre activité, quelques heures par semaine ou tous les jours.',
  link: paths.service('secretariat-partage'),
  isOnline: false,
  features: [
    'Réponse téléphonique au nom de votre entreprise',
    'Agenda et prise de rendez-vous',
    'Courriers, devis et factures',
    'Relances et classement',
    'Relevé mensuel du temps passé',
  ],
  icon: 'secretariat',
  tone: 'ink',
};

export const secretariatDetails: ServiceDetails = {
  longDescription:
    'Un appel manqué est souvent un client perdu. Notre secrétariat répond au nom de votre entreprise, prend les messages, fixe les rendez-vous et vous transmet l’urgent. Vos clients parlent toujours à quelqu’un.\n\nDerrière l’accueil, il y a le travail de fond : courriers, devis, factures, relances, classement, saisie. Une même personne suit votre dossier, connaît vos habitudes et vous remplace quand vous êtes sur le terrain.\n\nVous payez le temps utilisé, détaillé chaque mois, et vous changez de rythme quand l’activité change.',
  aliases: ['secretariat-partage', 'secretariat'],
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
