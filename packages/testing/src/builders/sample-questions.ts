import type { Firm } from '@tassis/contracts';

/** The home page's five questions. */
export const homeQuestions: Firm['faq'][string] = [
  {
    question: 'Combien de temps faut-il pour créer une société au Maroc ?',
    answer:
      'Comptez 7 à 10 jours ouvrables une fois le dossier complet : certificat négatif, statuts, enregistrement, immatriculation au registre du commerce et publications. Vous suivez chaque étape dans votre espace client.',
  },
  {
    question: 'Puis-je tout faire en ligne ?',
    answer:
      'Oui pour la création de société, la domiciliation et le certificat négatif : formulaire guidé, envoi des pièces et suivi se font en ligne, à toute heure. Seules les signatures qui doivent être légalisées demandent un passage devant l’administration, et nous vous disons lequel.',
  },
  {
    question: 'Qu’est-ce qu’un certificat négatif ?',
    answer:
      'C’est le document par lequel l’Office marocain de la propriété industrielle et commerciale atteste que le nom choisi est libre. Il est nécessaire pour immatriculer une société. Vous proposez jusqu’à trois noms, par ordre de préférence : le premier disponible est réservé.',
  },
  {
    question: 'À quoi sert la domiciliation ?',
    answer:
      'Elle donne à votre entreprise une adresse de siège sans louer de bureau. Le contrat est écrit et renouvelable ; nous recevons votre courrier, vous le transmettons et vous prévenons avant chaque échéance.',
  },
  {
    question: 'Les prix affichés comprennent-ils tous les frais ?',
    answer:
      'Les forfaits sont affichés hors taxes. Avant l’envoi de votre commande, le récapitulatif détaille la prestation, la TVA et les frais administratifs : le total que vous voyez est celui de la facture.',
  },
];
