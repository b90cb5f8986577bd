import { paths } from '@tassis/platform';
import { ONLINE_LABEL, type Service } from './service.ts';

export const companyCreation: Service = {
  title: 'Création de société',
  slug: 'creation-de-societe',
  subtitle: 'Du projet au registre du commerce, sans détour',
  description:
    'SARL, SARL AU, SA ou SAS : nous préparons les statuts, réunissons les pièces et immatriculons votre société, pendant que vous suivez tout en ligne.',
  link: paths.companyCreation,
  isOnline: true,
  onlineLabel: ONLINE_LABEL,
  features: [
    'Choix de la forme juridique avec un conseiller',
    'Certificat négatif demandé pour vous',
    'Statuts rédigés sur mesure et relus avec vous',
    'Enregistrement, registre du commerce et publications légales',
    'Identifiant fiscal, taxe professionnelle, ICE et CNSS',
  ],
  questions: 'company_creation',
  icon: 'company',
  tone: 'emerald',
};
