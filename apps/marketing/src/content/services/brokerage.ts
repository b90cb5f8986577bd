import { paths } from '@tassis/platform';
import type { Service } from './service.ts';

export const brokerage: Service = {
  title: 'Courtage d’affaires',
  slug: 'business-brokage',
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
