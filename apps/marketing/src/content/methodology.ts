type Stage = { readonly title: string; readonly text: string };

/** The four stages of a mission, for the home page. */
export const methodology: readonly [Stage, Stage, Stage, Stage] = [
  {
    title: 'Analyse des besoins',
    text: 'Nous écoutons, nous lisons vos documents, nous posons les questions gênantes. Vous repartez avec un diagnostic écrit.',
  },
  {
    title: 'Planification stratégique',
    text: 'Objectifs, étapes, budget, responsabilités : le plan tient sur une page et chacun sait ce qu’il doit faire.',
  },
  {
    title: 'Mise en œuvre',
    text: 'Nos équipes exécutent, déposent, négocient. Vous suivez l’avancement en ligne et validez ce qui vous engage.',
  },
  {
    title: 'Optimisation continue',
    text: 'Nous mesurons les résultats, corrigeons ce qui doit l’être et préparons l’étape d’après avec vous.',
  },
];
