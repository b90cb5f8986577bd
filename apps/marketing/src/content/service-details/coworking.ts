import type { ServiceDetails } from '../services/service.ts';

export const coworkingDetails: ServiceDetails = {
  longDescription:
    'Travailler chez soi a ses limites ; louer un local aussi. Notre espace de Meknès propose ce qu’il y a entre les deux : un poste, un bureau fermé ou une salle de réunion, pour une heure comme pour une année.\n\nTout est compris : connexion rapide, impression, accueil, entretien, café. Vous pouvez y recevoir vos clients et, avec la domiciliation, y fixer votre siège.\n\nLes rencontres du jeudi réunissent les entrepreneurs de la ville autour d’une question pratique. On y trouve des conseils, parfois un associé, souvent un client.',
  benefits: [
    'Une adresse de travail sans bail',
    'Un coût qui suit votre usage',
    'Un cadre pour recevoir vos clients',
    'Un réseau à portée de main',
    'La domiciliation au même endroit',
  ],
  process: [
    {
      title: 'Visiter',
      description: 'Venez voir l’espace et essayer un poste pour une journée.',
    },
    {
      title: 'Choisir une formule',
      description: 'À l’heure, au mois ou à l’année, seul ou en équipe.',
    },
    {
      title: 'S’installer',
      description: 'Badge, réseau, casier : vous travaillez le jour même.',
    },
    {
      title: 'Évoluer',
      description: 'Changez de formule quand votre équipe change de taille.',
    },
  ],
};
