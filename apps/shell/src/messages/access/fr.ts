/** Texts of the pages that lead into an account, in French. They come with the first such page. */
export const fr = {
  loginTitle: 'Connexion',
  loginIntro: 'Retrouvez vos commandes, vos documents et vos factures.',
  loginNeeded: 'Connectez-vous pour voir cette page.',
  registerTitle: 'Inscription',
  registerIntro: {
    client: 'Un compte pour commander en ligne et suivre chaque étape.',
    accountant:
      'Un compte pour suivre les dossiers de vos clients et préparer leurs commandes. Notre équipe le valide d’abord.',
  },
  noAccount: 'Pas encore de compte\u202F?',
  haveAccount: 'Déjà un compte\u202F?',
  signIn: 'Se connecter',
  newLink: 'Demander un nouveau lien',
  continue: 'Continuer',
  doorTitle: 'Tout votre dossier, derrière une seule porte.',
  doorText: 'Commandes, documents, factures et échéances\u202F: au même endroit, et à jour.',
  checkMail: 'Regardez votre messagerie',
  checkSpam: 'Rien reçu\u202F? Regardez aussi dans les courriers indésirables.',
  forgotten: {
    title: 'Mot de passe oublié',
    intro:
      'Écrivez l’adresse de votre compte\u202F: nous y envoyons un lien pour choisir un nouveau mot de passe.',
    sent: (email: string) =>
      `Si un compte existe à l’adresse ${email}, un message vient d’y partir. Son lien sert une seule fois, pendant une heure.`,
    again: 'Renvoyer, ou changer d’adresse',
    back: 'Retour à la connexion',
  },
  reset: {
    title: 'Nouveau mot de passe',
    intro: 'Il remplace l’ancien dès qu’il est enregistré, et déconnecte tous vos appareils.',
    doneTitle: 'Mot de passe enregistré',
    done: 'Par sécurité, tous vos appareils ont été déconnectés. Reconnectez-vous avec le nouveau mot de passe.',
    invalidTitle: 'Ce lien n’est plus valable',
    invalid:
      'Il a déjà servi, ou son délai est passé. Demandez-en un nouveau, puis ouvrez le dernier message reçu.',
    perhapsDone:
      'Votre premier envoi est peut-être bien arrivé, sans que sa réponse nous parvienne\u202F: essayez de vous connecter avec le nouveau mot de passe.',
  },
  verify: {
    title: 'Confirmez votre adresse e-mail',
    intro: 'Un clic suffit. C’est à cette adresse que nous vous écrirons.',
    confirm: 'Confirmer mon adresse',
    confirming: 'Confirmation…',
    doneTitle: 'Adresse confirmée',
    done: 'Merci. Vous recevrez ici les nouvelles de vos dossiers.',
    invalidTitle: 'Ce lien n’est plus valable',
    invalid: 'Il a plus d’une semaine, ou il n’est pas complet.',
    askVisitor: 'Connectez-vous\u202F: nous vous en enverrons un autre.',
    ask: (email: string) => `Nous pouvons en envoyer un autre à ${email}.`,
    send: 'Recevoir un nouveau lien',
    sending: 'Envoi en cours…',
    sent: (email: string) => `Un message vient de partir à ${email}. Son lien est bon une semaine.`,
  },
  invitation: {
    title: 'Votre invitation',
    intro: (invitedBy: string) =>
      `${invitedBy} vous invite à ouvrir votre compte. Il ne vous reste qu’à choisir un mot de passe.`,
    grantsTitle: 'Ce que cela permet',
    grants: {
      client: (invitedBy: string) =>
        `En ouvrant votre compte par ce lien, vous acceptez que ${invitedBy} suive vos dossiers et prépare des commandes pour vous. Aucune commande ne part sans votre accord.`,
      admin: () =>
        'Votre rôle\u202F: administrateur. Vous traiterez les commandes, les clients et les factures, et gérerez les comptes et les réglages.',
      content_admin: () =>
        'Votre rôle\u202F: responsable du contenu. Vous publierez les forfaits, les questions fréquentes et les avis.',
    },
    waiting: 'Nous lisons votre invitation…',
    failedTitle: 'L’invitation n’a pas pu être lue',
    otherTitle: 'Un autre compte est ouvert ici',
    other: (email: string) =>
      `Ce navigateur est connecté au compte ${email}. L’invitation en ouvre un nouveau.`,
    leave: 'Me déconnecter et continuer',
    stay: 'Rester sur mon compte',
    invalidTitle: 'Cette invitation n’est plus valable',
    invalid:
      'Elle a déjà servi, a plus d’une semaine, ou a été retirée. Si votre compte est ouvert, connectez-vous\u202F; sinon, demandez une autre invitation à qui vous a écrit.',
    invalidHere: (email: string) =>
      `Elle a déjà servi, a plus d’une semaine, ou a été retirée. Ce navigateur est connecté au compte ${email}.`,
  },
  unsubscribe: {
    title: 'Quitter la lettre d’information',
    intro:
      'Cette adresse ne recevra plus nos conseils. Les messages sur vos commandes, documents et factures continuent d’arriver.',
    leave: 'Me désabonner',
    leaving: 'Désabonnement…',
    doneTitle: 'C’est fait',
    done: 'Cette adresse ne recevra plus la lettre. Pour y revenir un jour, inscrivez-vous au pied de n’importe quelle page.',
    invalidTitle: 'Ce lien de désabonnement n’est pas valable',
    invalid:
      'Il est peut-être coupé. Ouvrez-le depuis le message, ou écrivez-nous\u202F: nous retirons votre adresse.',
    write: 'Nous écrire',
  },
  appointment: {
    title: 'Annuler le rendez-vous',
    intro: (when: string) =>
      `Votre consultation gratuite est réservée\u202F: ${when}. Annulée, la demi-heure peut être prise par quelqu’un d’autre.`,
    cancel: 'Annuler le rendez-vous',
    cancelling: 'Annulation…',
    waiting: 'Nous lisons votre rendez-vous…',
    failedTitle: 'Le rendez-vous n’a pas pu être lu',
    doneTitle: 'C’est annulé',
    done: (when: string) =>
      `La demi-heure du ${when} n’est plus réservée\u202F: nous ne vous appellerons pas. Un e-mail vous le confirme.`,
    again: 'Choisir une autre heure',
    invalidTitle: 'Ce rendez-vous ne peut plus être annulé',
    invalid:
      'Son heure est passée, ou le lien est coupé. Ouvrez-le depuis le message, ou prenez un autre rendez-vous.',
  },
  missingTitle: 'Ce lien n’est pas complet',
  missing: 'Il en manque une partie\u202F: ouvrez-le depuis l’e-mail, ou copiez-le en entier.',
};

/** The shape every language of these pages has. */
export type AccessTexts = typeof fr;
