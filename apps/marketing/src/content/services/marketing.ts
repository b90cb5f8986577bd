import { paths } from '@tassis/platform';
import type { Service } from './service.ts';

export const marketing: Service = {
  title: 'Marketing',
  slug: 'marketing',
  subtitle: 'Être trouvé, être compris, être choisi',
  description:
    'Positionnement, identité, site, campagnes : une présence claire, que l’on reconnaît, mesurée par les clients qu’elle apporte.',
  link: paths.service('marketing'),
  isOnline: false,
  features: [
    'Étude de marché et positionnement',
    'Identité visuelle et supports de vente',
    'Site et référencement local',
    'Réseaux sociaux et campagnes',
    'Mesure mensuelle des résultats',
  ],
  icon: 'marketing',
  tone: 'sand',
};
