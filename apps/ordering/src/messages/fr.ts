/** The texts of the negative certificate page. Some are the product owner’s, word for word. */
export const fr = {
  page: {
    title: 'Certificat négatif en ligne',
    description:
      'Demandez votre certificat négatif en ligne : proposez trois noms, nous vérifions leur disponibilité et vous remettons le certificat. Prix affiché avant l’envoi.',
  },
  hero: {
    badge: 'Service Express',
    title: 'Votre certificat négatif, sans vous déplacer',
    lead: 'Proposez trois noms pour votre société. Nous vérifions leur disponibilité au registre et vous remettons le certificat qui réserve le vôtre.',
    action: 'Remplir la demande',
    facts: ['100 % en ligne', 'Ouvert 24/7', 'Prix affiché avant l’envoi'],
    sample: {
      title: 'Certificat négatif',
      subtitle: 'Recherche d’antériorité',
      names: ['Atlas Conseil', 'Rif & Saïss Conseil', 'Maison Volubilis'],
      taken: 'déjà pris',
      free: 'disponible',
      spare: 'en réserve',
    },
  },
  form: {
    title: 'Votre demande',
    intro:
      'Tous les champs sont obligatoires. Ce que vous tapez reste sur cette page, même si vous la rechargez.',
    submit: 'Soumettre la Demande',
  },
  why: {
    title: 'Pourquoi nous choisir ?',
    lead: 'Un nom refusé, ce sont des jours perdus. Nous préparons la demande pour que le premier envoi soit le bon.',
    reasons: [
      {
        title: 'Relu par une personne',
        text: 'Un conseiller relit vos trois noms et votre activité avant le dépôt, et vous écrit si quelque chose doit être corrigé.',
      },
      {
        title: 'Un prix, tout compris',
        text: 'Prestation, TVA et frais officiels sont détaillés avant l’envoi. Le total affiché est celui de la facture.',
      },
      {
        title: 'La suite est prête',
        text: 'Création de société, domiciliation : les informations de votre certificat serviront aux démarches suivantes.',
      },
    ],
  },
  help: {
    title: 'Une question avant d’envoyer ?',
    text: 'Un conseiller vous répond aux heures d’ouverture, et les réponses aux questions courantes sont en ligne.',
    call: 'Appeler le {phone}',
    callLoading: 'Appeler un conseiller',
    faq: 'Lire les questions fréquentes',
    questions: 'Questions fréquentes',
  },
  advantages: {
    title: 'Six avantages à demander ici votre certificat',
    items: [
      {
        title: '100 % en ligne',
        text: 'Le formulaire, le suivi et le certificat : tout se passe sur cette page et dans votre espace.',
      },
      {
        title: 'Ouvert 24/7',
        text: 'Envoyez votre demande quand l’idée est là, le soir comme le dimanche.',
      },
      {
        title: 'Trois noms, une demande',
        text: 'Si le premier est pris, nous passons au suivant : vous n’avez rien à refaire.',
      },
      {
        title: 'Suivi étape par étape',
        text: 'Chaque étape est datée dans votre espace client, de l’envoi à la remise.',
      },
      {
        title: 'Données protégées',
        text: 'Ce que vous saisissez ne sert qu’à votre demande, selon la loi 09-08.',
      },
      {
        title: 'Rien ne se perd',
        text: 'Votre saisie reste dans cet onglet, même rechargé, 24 heures au plus. Connecté, vous la retrouvez sur tous vos appareils.',
      },
    ],
  },
  steps: {
    title: 'Comment ça marche',
    lead: 'Trois étapes, dont une seule vous demande quelque chose.',
    items: [
      {
        title: 'Soumettez la demande',
        text: 'Remplissez le formulaire avec trois noms, par ordre de préférence.',
      },
      {
        title: 'Vérification et traitement',
        text: 'Nous contrôlons vos noms, déposons la demande et suivons son examen.',
      },
      {
        title: 'Obtention et remise du certificat',
        text: 'Dès qu’un nom est accepté, le certificat vous attend dans votre espace client.',
      },
    ],
  },
  feature: {
    title: 'Un nom réservé, et la société commence',
    text: 'Le certificat négatif atteste que le nom choisi est libre. C’est la première pièce demandée pour immatriculer une société au Maroc.',
    points: [
      'Le nom de votre société, vérifié avant les statuts',
      'La première pièce du dossier de création',
      'Une demande que nous suivons jusqu’au bout',
    ],
    creation: 'Créer ma société',
    domiciliation: 'Domicilier ma société',
  },
};

/** The same texts in another language: a missing one is a type error. */
export type Messages = typeof fr;
