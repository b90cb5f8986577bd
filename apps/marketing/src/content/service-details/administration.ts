import type { ServiceDetails } from '../services/service.ts';

export const administrationDetails: ServiceDetails = {
  longDescription:
    'Une entreprise en règle dort mieux. Nous prenons en charge ce qui revient chaque mois et ce qui n’arrive qu’une fois par an : bulletins de paie, déclarations à la CNSS, contrats de travail, congés, procès-verbaux d’assemblée, registres obligatoires.\n\nLorsque votre équipe grandit, nous vous aidons à recruter, à écrire des fiches de poste claires, à fixer des règles justes et à accompagner les départs. Chaque changement de statuts, de siège ou de gérance est préparé et déposé.\n\nVous gardez la décision ; nous gardons le calendrier, les modèles et les preuves.',
  benefits: [
    'Des échéances tenues, sans pénalités',
    'Des contrats conformes au Code du travail',
    'Du temps rendu au dirigeant',
    'Des dossiers prêts en cas de contrôle',
    'Une équipe qui connaît ses règles',
  ],
  process: [
    {
      title: 'Faire l’état des lieux',
      description: 'Nous vérifions contrats, déclarations, registres et échéances.',
    },
    {
      title: 'Remettre en ordre',
      description: 'Ce qui manque est rédigé, régularisé et classé.',
    },
    {
      title: 'Tenir à jour',
      description: 'Chaque mois, la paie et les déclarations partent à temps.',
    },
    {
      title: 'Anticiper',
      description: 'Embauche, changement de statuts, contrôle : nous préparons avec vous.',
    },
  ],
};
