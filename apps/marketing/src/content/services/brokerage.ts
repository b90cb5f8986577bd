import { paths } from '@tassis/platform';
import type { Service, ServiceDetails } from './service.ts';

export const brokerage: Service = {
  title: 'Courtage d’affaires',
  subtitle: 'La bonne rencontre, au juste prix',
  description:
    'Achat, cession, partenariat : nous trouvons la contrepartie, évaluons l’entreprise et accompagnons la négociation, en toute discrétion.',
  link: paths.service('business-brokage'),
  isOnline: false,
  features: [
    'Évaluation de l’entreprise',
    'Dossier de présentation anonyme',
    'Recherche de repreneurs, de cibles ou d’associés',
    'Examen des comptes et des contrats',
    'Négociation et suivi jusqu’à la signature',
  ],
  icon: 'brokerage',
  tone: 'emerald',
};

export const brokerageDetails: ServiceDetails = {
  longDescription:
    'Vendre une entreprise, en reprendre une ou s’associer se fait rarement deux fois dans une vie. Le prix, le moment et la confiance y comptent autant que le droit. Nous y mettons de la méthode et de la discrétion.\n\nNous évaluons l’affaire, préparons un dossier de présentation sans nom, approchons les contreparties de notre réseau et vérifions leur sérieux. Vous ne rencontrez que des personnes qui peuvent conclure.\n\nNous organisons ensuite l’examen des comptes, la négociation et la signature, avec vos conseils, puis la passation : clients, équipe, contrats.',
  aliases: ['business-brokage', 'business-brokerage', 'business-brokering', 'courtage'],
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
