import { paths } from '@tassis/platform';
import type { Service } from './service.ts';

export const legalAdvice: Service = {
  title: 'Consultation juridique',
  slug: 'consultation-juridique',
  subtitle: 'Une réponse claire avant de signer',
  description:
    'Statuts, contrats, baux, associés : un juriste lit vos documents, vous explique les risques et vous propose une rédaction.',
  link: paths.service('consultation-juridique'),
  isOnline: false,
  features: [
    'Relecture et rédaction de contrats',
    'Pactes d’associés et cessions de parts',
    'Changements de statuts',
    'Baux commerciaux et professionnels',
    'Avis écrit et motivé',
  ],
  icon: 'law',
  tone: 'emerald',
};
