import { paths } from '@tassis/platform';
import { ONLINE_LABEL, type Service } from './service.ts';

export const domiciliation: Service = {
  title: 'Domiciliation',
  slug: 'domiciliation',
  subtitle: 'Une adresse de siège, sans bail commercial',
  description:
    'Une adresse professionnelle pour votre siège social, un contrat conforme, votre courrier reçu et transmis : de 6 à 48 mois, renouvelables en ligne.',
  link: paths.domiciliation,
  isOnline: true,
  onlineLabel: ONLINE_LABEL,
  features: [
    'Adresse de siège inscrite au registre du commerce',
    'Contrat écrit conforme à la réglementation',
    'Réception et transmission du courrier',
    'Durées de 6 à 48 mois',
    'Rappels avant l’échéance et renouvellement en ligne',
  ],
  questions: 'domiciliation',
  icon: 'address',
  tone: 'sand',
};
