import type { Review } from './review-marquee.tsx';

const WORDS: readonly [author: string, text: string, rating: number, age: string][] = [
  [
    'Youssef El Amrani',
    'Dossier complet en huit jours, et quelqu’un qui répond au téléphone.',
    5,
    'ce mois',
  ],
  [
    'Imane Tazi',
    'J’ai réservé le nom de ma société un dimanche soir. Le mardi, le certificat était là.',
    5,
    '1 mois',
  ],
  ['Karim Alaoui', 'Prix annoncé, prix payé.', 4.5, '2 mois'],
  [
    'Salma Bennis',
    'La domiciliation à Casablanca m’a ouvert des clients que Tanger seule n’aurait pas donnés. Le courrier est numérisé le jour même, et l’on me prévient par message.',
    5,
    '4 mois',
  ],
  ['Hamza Lahlou', 'Sérieux, ponctuels, aimables.', 5, '5 mois'],
  [
    'Nadia Chraïbi',
    'Mes statuts relus deux fois : une erreur trouvée, des semaines gagnées.',
    5,
    '7 mois',
  ],
  ['Mehdi Sqalli', 'Un espace client clair, où tout est rangé.', 4, '9 mois'],
  [
    'Ghita Berrada',
    'Ils disent non quand il faut dire non. C’est rare, et c’est précieux.',
    5,
    '11 mois',
  ],
  ['Othmane Kettani', 'Très bon suivi après la création aussi.', 5, '1 an'],
  ['Leïla Mansouri', 'Le formulaire m’a pris vingt minutes.', 4.5, '1 an'],
  ['Reda Ouazzani', 'Équipe réactive. Je recommande pour une SARL AU.', 5, '1 an'],
  ['Hind Lamrani', 'Financement obtenu avec le plan qu’ils m’ont aidée à écrire.', 5, '2 ans'],
  ['Anas Guessous', 'Clair et sans surprise.', 5, '2 ans'],
];

/** Thirteen fictional reviews, for stories and tests. */
export const sampleReviews: readonly Review[] = WORDS.map(([author, text, rating, age], place) => ({
  author,
  text,
  rating,
  age,
  date: `2026-${String(12 - (place % 12)).padStart(2, '0')}-02T10:00:00Z`,
}));
