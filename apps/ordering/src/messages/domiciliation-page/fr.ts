import type { ServicePageTexts } from '../service-page.ts';

/** The texts of the page of domiciliation, without its form. */
export const fr: ServicePageTexts & {
  form: ServicePageTexts['head'] & { lead: string };
  trail: { label: string; home: string };
} = {
  head: {
    title: 'Domiciliation d’entreprise',
    description:
      'Domiciliez votre société au Maroc : une adresse de siège de 6 à 48 mois, un contrat écrit, votre courrier reçu et transmis. Prix total affiché avant l’envoi.',
  },
  hero: {
    badge: 'De 6 à 48 mois',
    title: 'Une adresse de siège, sans bail à signer',
    lead: 'Une adresse inscrite à votre registre du commerce, un contrat écrit, votre courrier reçu et transmis. Vous choisissez la durée, nous préparons le reste.',
    action: 'Choisir un forfait',
    facts: ['100 % en ligne', 'Renouvelable en ligne', 'Prix total avant l’envoi'],
    claims: [
      { claim: 'satisfied_clients', label: 'clients satisfaits' },
      { claim: 'years_of_experience', label: 'années d’expérience' },
    ],
  },
  choice: {
    title: 'Choisissez votre forfait',
    lead: 'Une durée, un prix, ce qui est compris. La création de la société s’ajoute en option, ou fait déjà partie du forfait.',
    other: {
      text: 'Vous avez déjà une adresse ?',
      link: 'Voir la création de société seule',
    },
  },
  advantages: {
    title: 'Ce qu’une domiciliation vous apporte',
    items: [
      {
        title: 'Une adresse reconnue',
        text: 'Celle de votre siège, inscrite au registre du commerce et sur vos factures.',
      },
      {
        title: 'Un contrat écrit',
        text: 'À durée déterminée et renouvelable, avec son attestation de domiciliation.',
      },
      {
        title: 'Votre courrier, suivi',
        text: 'Nous le recevons, vous en avertissons et vous le transmettons.',
      },
      {
        title: 'Votre vie privée à part',
        text: 'On écrit à la société à son siège, et non à votre domicile.',
      },
      {
        title: 'Pas d’échéance oubliée',
        text: 'Nous vous prévenons à temps, et le renouvellement se fait en ligne.',
      },
      {
        title: 'La création en plus, si vous voulez',
        text: 'Une case à cocher l’ajoute au forfait, et le prix se met à jour aussitôt.',
      },
    ],
  },
  process: {
    title: 'De la demande à votre première lettre',
    lead: 'Quatre temps, dont un seul vous demande d’écrire.',
    steps: [
      {
        title: 'Vous choisissez la durée',
        text: 'Le forfait la fixe ; le prix est détaillé à côté du formulaire.',
      },
      {
        title: 'Vous remplissez la demande',
        text: 'Date de début, société, certificat négatif, gérants : quelques minutes suffisent.',
      },
      {
        title: 'Nous établissons le contrat',
        text: 'Un conseiller vérifie les pièces, puis prépare contrat et attestation.',
      },
      {
        title: 'Votre siège est chez nous',
        text: 'Votre courrier arrive, vous en êtes averti, nous le transmettons.',
      },
    ],
  },
  certificate: {
    title: 'Il vous manque le certificat négatif ?',
    lead: 'La demande de domiciliation le joint en PDF. S’il n’est pas encore entre vos mains, nous le demandons pour vous.',
    action: 'Demander un certificat négatif',
  },
  form: {
    title: 'Formulaire de domiciliation',
    description:
      'Remplissez votre demande de domiciliation en ligne : date de début, société, certificat négatif et gérants. Prix total affiché avant l’envoi.',
    lead: 'Un forfait d’abord : il fixe la durée et le prix. Le formulaire suit aussitôt.',
  },
  trail: { label: 'Fil d’Ariane', home: 'Accueil' },
};

export type DomiciliationPageTexts = typeof fr;
