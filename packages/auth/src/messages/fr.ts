/** The French texts of the sign-in and registration forms; those of the specification are verbatim. */
export const fr = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher',
  hidePassword: 'Masquer',
  login: {
    submit: 'Se connecter',
    sending: 'Connexion en cours...',
    success: 'Connexion réussie ! Redirection en cours...',
    unauthorized: 'Email ou mot de passe incorrect. Veuillez vérifier vos informations.',
    invalid: 'Données de connexion invalides.',
    throttled:
      'Trop de tentatives de connexion. Veuillez patienter quelques minutes avant de réessayer.',
    serverError: 'Erreur serveur temporaire. Veuillez réessayer dans quelques instants.',
    unavailable: 'Service temporairement indisponible. Veuillez réessayer plus tard.',
    other: 'Une erreur est survenue lors de la connexion. Veuillez réessayer.',
    noAnswer: 'Problème de connexion réseau. Vérifiez votre connexion internet et réessayez.',
    code: 'Code de vérification',
    codeHint: 'Les six chiffres de votre application, ou un code de secours',
    codeSubmit: 'Confirmer',
    forgotten: 'Mot de passe oublié\u202F?',
    forgottenElsewhere: 'Mot de passe oublié\u202F? (nouvel onglet)',
    codeRestart: 'Revenir à l’e-mail et au mot de passe',
    unexpected: 'Une erreur inattendue est survenue. Veuillez réessayer.',
  },
  registration: {
    kind: 'Type de compte',
    client: 'Client',
    accountant: 'Comptable',
    firstName: 'Prénom',
    secondName: 'Nom',
    phone: 'Téléphone',
    purpose: {
      client: 'Ces données servent à tenir votre compte, et à rien d’autre.',
      accountant:
        'Ces données servent à vérifier votre activité et à tenir votre compte. Les clients à qui vous demandez quelque chose voient votre nom et celui de votre structure.',
    },
    submit: 'Créer mon compte',
    sending: 'Création du compte en cours...',
    success: 'Compte créé avec succès ! Redirection en cours...',
    invalid: "Données d'inscription invalides.",
    taken: 'Un compte avec cette adresse email existe déjà.',
    throttled: "Trop de tentatives d'inscription. Veuillez patienter quelques minutes.",
    serverError: 'Erreur serveur. Veuillez réessayer plus tard.',
    other: "Une erreur est survenue lors de l'inscription.",
    noAnswer: 'Problème de connexion réseau. Vérifiez votre connexion internet.',
    unexpected: "Une erreur inattendue est survenue lors de l'inscription.",
    businessName: 'Nom de la structure',
    businessHint:
      'Votre cabinet ou votre société. Nous vérifions ces informations, puis nous vous écrivons\u202F: vous pourrez alors inviter vos clients.',
    legalStatus: 'Statut professionnel',
    legalForm: 'Forme juridique',
    choose: 'Choisir…',
  },
  newPassword: {
    label: 'Nouveau mot de passe',
    hint: '8 caractères au moins',
    confirmation: 'Confirmation du mot de passe',
    strength: {
      label: 'Robustesse du mot de passe',
      levels: ['Trop court', 'Faible', 'Correct', 'Solide'] satisfies [
        string,
        string,
        string,
        string,
      ],
    },
    submit: 'Enregistrer le mot de passe',
    sending: 'Enregistrement…',
  },
  forgotten: {
    submit: 'Recevoir un lien',
    sending: 'Envoi en cours…',
  },
  invitation: {
    email: 'Votre identifiant',
    submit: 'Ouvrir mon compte',
  },
};

/** The shape every language of this package has. */
export type AuthTexts = typeof fr;
