/** Texts of the forms that lead into an account, in French; those of the spec verbatim. */
export const fr = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
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
    passwordHint: '8 caractères au moins',
    passwordConfirmation: 'Confirmation du mot de passe',
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
    accountantTitle: 'L’espace des comptables ouvre bientôt',
    accountantText:
      'Les inscriptions en ligne des comptables ne sont pas encore ouvertes. Écrivez-nous\u202F: nous vous prévenons dès l’ouverture et répondons à vos questions d’ici là.',
    accountantContact: 'Nous contacter',
  },
};

/** The shape every language of this package has. */
export type AuthTexts = typeof fr;
