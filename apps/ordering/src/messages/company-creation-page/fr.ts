import type { ServicePageTexts } from '../service-page.ts';

/** The texts of the page of company creation, without its form. */
export const fr: ServicePageTexts = {
  head: {
    title: 'Création de société en ligne',
    description:
      'Créez votre société au Maroc en ligne : un forfait, un dossier guidé en cinq étapes, les statuts et l’immatriculation par nos soins. Prix total avant l’envoi.',
  },
  hero: {
    badge: 'Cinq étapes, en ligne',
    title: 'Votre société, créée dans les règles',
    lead: 'Vous remplissez un seul dossier. Un conseiller le contrôle, rédige les statuts et mène les démarches jusqu’au registre du commerce.',
    action: 'Choisir un forfait',
    facts: ['100 % en ligne', 'Brouillon dans votre compte', 'Prix total avant l’envoi'],
    claims: [
      { claim: 'companies_created', label: 'sociétés créées' },
      { claim: 'company_creation_days', label: 'jours pour créer la vôtre' },
      { claim: 'years_of_experience', label: 'années d’expérience' },
    ],
  },
  choice: {
    title: 'Choisissez votre forfait',
    lead: 'La création est comprise dans chacun. Avec ou sans adresse de siège : vous décidez.',
    other: {
      text: 'Vous cherchez d’abord une adresse ?',
      link: 'Voir les forfaits de domiciliation',
    },
  },
  advantages: {
    title: 'Ce que vous gagnez à créer votre société ici',
    items: [
      {
        title: 'Un seul dossier',
        text: 'Chaque question n’est posée qu’une fois, et vos réponses sont vérifiées à mesure.',
      },
      {
        title: 'Contrôlé avant le dépôt',
        text: 'Un conseiller relit statuts, parts et pièces, et vous écrit si quelque chose manque.',
      },
      {
        title: 'Un prix sans surprise',
        text: 'Prestation, TVA et frais administratifs sont détaillés avant l’envoi. Le total affiché est celui de la facture.',
      },
      {
        title: 'À votre rythme',
        text: 'Connecté, vous reprenez à la même étape, sur tous vos appareils, fichier compris. Sans compte, votre saisie reste dans cet onglet, 24 heures au plus.',
      },
      {
        title: 'Suivie étape par étape',
        text: 'Chaque étape est datée dans votre espace client, de l’envoi à l’immatriculation.',
      },
      {
        title: 'Données protégées',
        text: 'Ce que vous saisissez ne sert qu’à votre dossier, selon la loi 09-08.',
      },
    ],
  },
  process: {
    title: 'Du projet à l’immatriculation',
    lead: 'Quatre temps, dont un seul vous demande d’écrire.',
    steps: [
      {
        title: 'Vous décrivez le projet',
        text: 'Nom, siège, associés, gérants : cinq étapes guidées, dont la dernière les récapitule.',
      },
      {
        title: 'Nous contrôlons le dossier',
        text: 'Un conseiller vérifie chaque pièce et vous demande seulement ce qui manque.',
      },
      {
        title: 'Nous rédigeons et déposons',
        text: 'Statuts, enregistrement, registre du commerce, annonce légale : dans le bon ordre.',
      },
      {
        title: 'Votre société existe',
        text: 'Ses actes vous attendent dans votre espace client, classés et datés.',
      },
    ],
  },
  certificate: {
    title: 'Le nom n’est pas encore réservé ?',
    lead: 'Proposez trois noms dans le dossier de création : nous demandons le certificat négatif pour vous. Ou demandez-le seul, dès maintenant.',
    action: 'Demander un certificat négatif',
  },
};
