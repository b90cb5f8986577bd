import type { ServiceDetails } from '../services/service.ts';

export const companyCreationDetails: ServiceDetails = {
  longDescription:
    'Créer une société, c’est une suite d’actes qui dépendent les uns des autres : réserver le nom, choisir la forme, rédiger les statuts, fixer le siège, enregistrer, immatriculer, publier. Une pièce manquante au début se paie en semaines à la fin. Nous commençons donc par un formulaire guidé, qui pose chaque question une seule fois et vérifie les réponses à mesure.\n\nUn conseiller relit ensuite l’ensemble, adapte les statuts à votre projet et vous appelle si un choix mérite d’être discuté : répartition des parts, gérance, apports en nature. Rien n’est déposé avant que vous ayez validé.\n\nVous recevez un dossier complet : statuts, registre du commerce, identifiant fiscal, taxe professionnelle, ICE et affiliation CNSS, avec la liste de vos premières obligations.',
  benefits: [
    'Un seul formulaire, aucune question posée deux fois',
    'Un prix total connu avant l’envoi',
    'Un dossier contrôlé avant chaque dépôt',
    'Un suivi étape par étape dans votre espace',
    'Un interlocuteur qui vous répond',
  ],
  process: [
    {
      title: 'Vous décrivez le projet',
      description: 'Nom, activité, associés, siège : le formulaire vous guide, à votre rythme.',
    },
    {
      title: 'Nous contrôlons le dossier',
      description: 'Un conseiller vérifie les pièces et vous signale ce qui manque.',
    },
    {
      title: 'Nous rédigeons et déposons',
      description: 'Statuts, enregistrement, immatriculation et publications, dans le bon ordre.',
    },
    {
      title: 'Votre société existe',
      description: 'Vous recevez tous les actes et le calendrier de vos premières obligations.',
    },
  ],
};
