/** The firm's six values, for the about page. */
export const values = [
  {
    key: 'clarity',
    title: 'Clarté',
    text: 'Un mot compliqué est expliqué, ou remplacé. Le prix et le délai sont écrits avant de commencer.',
  },
  {
    key: 'rigour',
    title: 'Exigence',
    text: 'Rien ne part sans une seconde lecture : un dossier refusé coûte plus cher qu’une heure d’attention.',
  },
  {
    key: 'honesty',
    title: 'Franchise',
    text: 'Si vous n’avez pas besoin de nous, nous vous le disons. Et si nous nous trompons, nous réparons.',
  },
  {
    key: 'discretion',
    title: 'Discrétion',
    text: 'Vos chiffres, vos pièces et vos projets restent entre vous et la personne qui suit votre dossier.',
  },
  {
    key: 'closeness',
    title: 'Proximité',
    text: 'Une voix, un nom, une ligne directe. Vous racontez votre histoire une seule fois.',
  },
  {
    key: 'constancy',
    title: 'Constance',
    text: 'Nous sommes là au premier papier, et encore aux décisions de la dixième année.',
  },
] as const;

export type ValueKey = (typeof values)[number]['key'];
