import type { Firm } from '@tassis/contracts';

/** The thirteen reviews shipped with the site: fictional people and companies, five stars each, newest first. */
export const sampleReviews: Firm['reviews'] = [
  {
    author: 'Salma Benkirane',
    review_text:
      'J’ai créé ma SARL depuis Fès sans me déplacer une seule fois. Chaque étape était expliquée avant que je la paie.',
    review_rating: 5,
    review_datetime_utc: '2026-10-12T09:20:00Z',
    author_image: '/images/reviews/salma.svg',
  },
  {
    author: 'Youssef El Amrani',
    review_text:
      'Trois noms proposés un lundi, le certificat négatif reçu dans la semaine. Simple, clair, et quelqu’un au téléphone quand j’avais un doute.',
    review_rating: 5,
    review_datetime_utc: '2026-09-03T15:45:00Z',
    author_image: '/images/reviews/youssef.svg',
  },
  {
    author: 'Imane Tazi',
    review_text:
      'La domiciliation m’a évité un bail commercial pour mes deux premières années. Le courrier est ouvert, classé et transmis le jour même.',
    review_rating: 5,
    review_datetime_utc: '2026-07-21T11:05:00Z',
    author_image: '/images/reviews/imane.svg',
  },
  {
    author: 'Karim Ouazzani',
    review_text:
      'Ils ont relu mes statuts avec moi, article par article. J’ai enfin compris ce que je signais, et mon associé aussi.',
    review_rating: 5,
    review_datetime_utc: '2026-05-14T08:30:00Z',
    author_image: '/images/reviews/karim.svg',
  },
  {
    author: 'Nadia Chraïbi',
    review_text:
      'Notre tableau de bord mensuel tient sur une page. Nous avons vu venir le trou de trésorerie de l’été, et nous l’avons évité.',
    review_rating: 5,
    review_datetime_utc: '2026-03-02T16:10:00Z',
    author_image: '/images/reviews/nadia.svg',
  },
  {
    author: 'Hamza Lahlou',
    review_text:
      'Dossier de financement monté en deux semaines, chiffres solides, banque convaincue.',
    review_rating: 5,
    review_datetime_utc: '2026-01-19T10:00:00Z',
    author_image: '/images/reviews/hamza.svg',
  },
  {
    author: 'Zineb Alaoui',
    review_text:
      'L’espace client est une vraie bonne surprise : je sais toujours où en est mon dossier et quel document il manque, sans appeler.',
    review_rating: 5,
    review_datetime_utc: '2025-11-08T13:25:00Z',
    author_image: '/images/reviews/zineb.svg',
  },
  {
    author: 'Mehdi Sefrioui',
    review_text:
      'Nous avons refait notre image et notre site avec leur équipe marketing. Les demandes de devis ont doublé en six mois.',
    review_rating: 5,
    review_datetime_utc: '2025-08-27T09:50:00Z',
    author_image: '/images/reviews/mehdi.svg',
  },
  {
    author: 'Houda Berrada',
    review_text:
      'Contrats de travail, déclarations CNSS, congés : tout est à jour et je n’y pense plus.',
    review_rating: 5,
    review_datetime_utc: '2025-06-11T14:40:00Z',
    author_image: '/images/reviews/houda.svg',
  },
  {
    author: 'Anas Bennis',
    review_text:
      'Le coworking de Meknès est calme, bien tenu, et j’y ai rencontré mon premier client.',
    review_rating: 5,
    review_datetime_utc: '2025-03-18T17:15:00Z',
    author_image: '/images/reviews/anas.svg',
  },
  {
    author: 'Ghita Lamrani',
    review_text:
      'Stagiaire puis salariée : la formation m’a donné les bases de gestion qui me manquaient pour ouvrir mon atelier.',
    review_rating: 5,
    review_datetime_utc: '2024-12-05T10:35:00Z',
    author_image: '/images/reviews/ghita.svg',
  },
  {
    author: 'Rachid Mansouri',
    review_text:
      'Changement de siège et de gérant réglés sans une erreur. Les honoraires annoncés sont ceux que j’ai payés.',
    review_rating: 5,
    review_datetime_utc: '2024-09-23T12:00:00Z',
    author_image: '/images/reviews/rachid.svg',
  },
  {
    author: 'Leïla Cherkaoui',
    review_text:
      'Marocaine de l’étranger, j’ai tout fait en ligne depuis Lyon : nom, statuts, siège. Je suis rentrée pour signer, la société était prête.',
    review_rating: 5,
    review_datetime_utc: '2024-05-30T08:05:00Z',
    author_image: '/images/reviews/leila.svg',
  },
];
