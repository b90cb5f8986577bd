import type { ServiceDetails } from '../services/service.ts';

export const negativeCertificateDetails: ServiceDetails = {
  longDescription:
    'Le certificat négatif atteste qu’aucune société ne porte déjà le nom que vous avez choisi. C’est la première pièce d’une création : sans lui, ni statuts définitifs, ni immatriculation. Il sert aussi à ceux qui veulent protéger une enseigne ou changer de dénomination.\n\nVous proposez trois noms et décrivez votre activité. Nous écartons les noms trop proches d’une société existante ou contraires aux règles, puis nous déposons la demande. Le premier nom disponible est réservé.\n\nVous recevez le certificat dans votre espace client, prêt à joindre à votre dossier de création. Si vous nous confiez aussi la création, il y est repris de lui-même.',
  benefits: [
    'Un refus évité vaut mieux qu’une demande à refaire',
    'Un prix clair, frais officiels compris',
    'Aucun déplacement',
    'Un état d’avancement toujours visible',
    'Une pièce déjà prête pour la création',
  ],
  process: [
    {
      title: 'Proposez trois noms',
      description: 'Classez-les par ordre de préférence et décrivez votre activité.',
    },
    {
      title: 'Nous les examinons',
      description: 'Un conseiller repère les noms à risque et vous en parle avant le dépôt.',
    },
    {
      title: 'Nous déposons la demande',
      description: 'Auprès de l’organisme compétent, avec les frais officiels déjà comptés.',
    },
    {
      title: 'Le nom est à vous',
      description: 'Vous téléchargez le certificat et passez à la création quand vous voulez.',
    },
  ],
};
