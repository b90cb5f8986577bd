import type { ServiceDetails } from '../services/service.ts';

export const brokerageDetails: ServiceDetails = {
  longDescription:
    'Vendre une entreprise, en reprendre une ou s’associer se fait rarement deux fois dans une vie. Le prix, le moment et la confiance y comptent autant que le droit. Nous y mettons de la méthode et de la discrétion.\n\nNous évaluons l’affaire, préparons un dossier de présentation sans nom, approchons les contreparties de notre réseau et vérifions leur sérieux. Vous ne rencontrez que des personnes qui peuvent conclure.\n\nNous organisons ensuite l’examen des comptes, la négociation et la signature, avec vos conseils, puis la passation : clients, équipe, contrats.',
  benefits: [
    'Un prix fondé sur des faits',
    'Une discrétion écrite et tenue',
    'Des contreparties vérifiées',
    'Une négociation sans rupture',
    'Une passation préparée',
  ],
  process: [
    {
      title: 'Évaluer',
      description: 'Comptes, contrats, équipe, marché : nous fixons une fourchette de prix.',
    },
    {
      title: 'Chercher',
      description: 'Nous approchons des contreparties choisies, sous accord de confidentialité.',
    },
    {
      title: 'Négocier',
      description: 'Lettre d’intention, vérifications, conditions : chaque point est écrit.',
    },
    {
      title: 'Transmettre',
      description: 'Signature, formalités et accompagnement des premiers mois.',
    },
  ],
};
