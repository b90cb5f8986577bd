/** The texts of the about page, in a catalogue of its own so that only its script has them. */
export const about = {
  eyebrow: 'À propos',
  heading: 'Une entreprise se construit pièce à pièce.',
  lead: 'Juristes, comptables, gestionnaires : nous sommes une maison de conseil marocaine, réunie autour d’une idée simple. Qui entreprend doit pouvoir penser à son métier ; les papiers, c’est le nôtre.',
  figures: {
    heading: 'La maison en chiffres',
    clients: 'clients satisfaits',
    experience: 'années d’expérience',
    satisfaction: 'de satisfaction',
    support: 'd’assistance',
  },
  values: {
    heading: 'Six valeurs, comme les carreaux d’une même étoile',
    lead: 'Elles tiennent ensemble : retirez-en une et le dessin se défait.',
  },
  quote: 'Goutte à goutte, l’oued grossit.',
  quoteSource: 'Proverbe marocain',
  approach: {
    heading: 'Notre approche',
    lead: 'La même pour une première société et pour la dixième année.',
  },
} as const;
