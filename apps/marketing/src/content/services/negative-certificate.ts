import { paths } from '@tassis/platform';
import { ONLINE_LABEL, type Service } from './service.ts';

export const negativeCertificate: Service = {
  title: 'Certificat négatif',
  slug: 'certificat-negatif',
  subtitle: 'Votre nom est-il libre ? Réservez-le',
  description:
    'Proposez jusqu’à trois noms, par ordre de préférence : nous vérifions leur disponibilité et demandons le certificat qui réserve le vôtre.',
  link: paths.negativeCertificate,
  isOnline: true,
  onlineLabel: ONLINE_LABEL,
  features: [
    'Jusqu’à trois noms, par ordre de préférence',
    'Contrôle de forme avant le dépôt',
    'Dénomination commerciale ou enseigne',
    'Demande déposée et suivie pour vous',
    'Certificat remis dans votre espace client',
  ],
  questions: 'negative_certificate',
  icon: 'certificate',
  tone: 'ink',
};
