type Testimonial = { readonly quote: string; readonly author: string; readonly role: string };

/** The home page's rotating testimonials: fictional people. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'J’avais repoussé ma création pendant deux ans par peur des papiers. Il a suffi d’un formulaire et d’un coup de fil.',
    author: 'Sanaa Idrissi',
    role: 'Fondatrice d’un atelier de céramique, Safi',
  },
  {
    quote:
      'Un seul interlocuteur pour les statuts, le siège et la comptabilité : nous avons ouvert notre deuxième agence six mois plus tôt que prévu.',
    author: 'Omar Filali',
    role: 'Gérant d’une société de transport, Tanger',
  },
  {
    quote:
      'Ils ont refusé mon premier plan de financement, puis m’ont aidée à en écrire un bon. La banque a dit oui.',
    author: 'Meryem Skalli',
    role: 'Dirigeante d’une coopérative d’huile d’argan, Agadir',
  },
  {
    quote:
      'Depuis la domiciliation, je travaille d’où je veux et mon courrier officiel ne se perd plus.',
    author: 'Amine Zerouali',
    role: 'Développeur indépendant, Meknès',
  },
];
