import type { ServiceDetails } from '../services/service.ts';

export const domiciliationDetails: ServiceDetails = {
  longDescription:
    'Toute société doit avoir un siège. La domiciliation vous donne une adresse reconnue, inscrite à votre registre du commerce, sans les charges ni la durée d’un bail. Vous gardez votre trésorerie pour votre activité et vous séparez votre entreprise de votre domicile.\n\nLe contrat est écrit, à durée déterminée et renouvelable, comme la loi le demande. Nous recevons votre courrier, vous prévenons le jour même et vous le transmettons ; nous tenons le dossier que l’administration peut demander.\n\nAvant chaque échéance, nous vous avertissons à temps : un renouvellement se fait en ligne, en quelques minutes, et prolonge votre contrat à partir de sa date de fin.',
  benefits: [
    'Aucun bail, aucune caution à immobiliser',
    'Une adresse professionnelle dès le premier jour',
    'Votre vie privée séparée de votre entreprise',
    'Une formule qui suit votre croissance',
    'Des échéances que vous ne manquez pas',
  ],
  process: [
    {
      title: 'Choisissez une durée',
      description: 'Comparez les forfaits et retenez celui qui convient à votre projet.',
    },
    {
      title: 'Remplissez la demande',
      description: 'Identité, société, gérants : quelques minutes suffisent, en ligne.',
    },
    {
      title: 'Signez le contrat',
      description: 'Nous établissons le contrat et l’attestation de domiciliation.',
    },
    {
      title: 'Recevez votre courrier',
      description: 'Il arrive chez nous, vous en êtes averti, nous le transmettons.',
    },
  ],
};
