import type { ServiceDetails } from '../services/service.ts';

export const financingDetails: ServiceDetails = {
  longDescription:
    'Une banque ou un fonds lit beaucoup de dossiers. Elle retient ceux dont les hypothèses sont écrites, les chiffres cohérents et les risques reconnus. C’est ce dossier que nous construisons avec vous, à partir de votre marché et de vos comptes.\n\nNous cherchons ensuite le bon montage : crédit d’investissement, crédit-bail, garantie publique, aide à l’emploi ou entrée d’un associé. Chaque solution est comparée à son coût réel et à ce qu’elle vous engage à faire.\n\nNous vous préparons aux rendez-vous, répondons avec vous aux questions et suivons le dossier jusqu’au déblocage des fonds.',
  benefits: [
    'Un dossier crédible et complet',
    'Plusieurs solutions comparées à leur coût réel',
    'Moins d’allers-retours avec la banque',
    'Des engagements que vous comprenez',
    'Un plan qui sert encore après le crédit',
  ],
  process: [
    {
      title: 'Cerner le besoin',
      description: 'Combien, quand, pour quoi, et ce que l’entreprise peut rembourser.',
    },
    {
      title: 'Construire le dossier',
      description: 'Hypothèses, prévisions, risques : tout est écrit et justifié.',
    },
    {
      title: 'Approcher les financeurs',
      description: 'Nous choisissons les bons interlocuteurs et préparons les échanges.',
    },
    {
      title: 'Conclure et suivre',
      description: 'Négociation, garanties, déblocage, puis respect des engagements.',
    },
  ],
};
