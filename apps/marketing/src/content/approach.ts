/** The four steps on the about page. */
export const approach = [
  {
    title: 'Écouter',
    text: 'Une première conversation pour comprendre votre projet. Nous posons aussi les questions que l’on évite.',
  },
  {
    title: 'Écrire',
    text: 'Ce qu’il faut faire, dans quel ordre, à quel prix et sous quel délai : une page, que vous gardez.',
  },
  {
    title: 'Agir',
    text: 'Nous rédigeons, relisons, déposons. Vous validez ce qui vous engage et suivez le reste en ligne.',
  },
  {
    title: 'Rester',
    text: 'Comptes, échéances, décisions : la même personne vous prévient avant que cela presse.',
  },
];
