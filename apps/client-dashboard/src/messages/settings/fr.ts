export const fr = {
  title: 'Paramètres',
  lead: 'Comment nous vous prévenons, et votre compte.',
  notifications: {
    title: 'Comment nous vous prévenons',
    text: 'Par e-mail, et dans les notifications de votre espace\u202F: choisissez pour chaque sujet.',
    loading: 'Chargement de vos choix…',
    failed: 'Vos choix n’ont pas pu être chargés',
    mail: 'E-mail',
    site: 'Sur le site',
    of: (type: string, channel: string) => `${type}\u202F: ${channel}`,
    saved: 'Votre choix est enregistré.',
    refused: (choice: string, reason: string) =>
      `Votre choix n’a pas été enregistré (${choice}). ${reason}`,
    types: {
      order: {
        title: 'Commandes',
        text: 'Leurs étapes, ce qu’il faut compléter, nos messages.',
        always: 'L’e-mail de confirmation part toujours\u202F: il vaut contrat.',
      },
      document: {
        title: 'Documents',
        text: 'Ceux que nous ajoutons, et ceux qui sont acceptés ou à renvoyer.',
        always: null,
      },
      bill: {
        title: 'Factures',
        text: 'Nouvelle facture, règlement reçu, avoir.',
        always: 'Un rappel de paiement est toujours envoyé par e-mail.',
      },
      warning: {
        title: 'Domiciliations',
        text: 'Leur fin qui approche, leur renouvellement, et la fin de vos certificats négatifs.',
        always:
          'Les sept derniers jours et après la fin, l’e-mail part toujours\u202F: il y va du siège de votre société. La clôture est toujours annoncée sur le site.',
      },
    },
    alwaysTitle: 'Toujours envoyés\u202F:',
    always:
      'la sécurité de votre compte (mot de passe, double authentification), les demandes de votre comptable, qui attendent votre réponse, et nos réponses à vos messages. Sur le site, vous voyez toujours ce qui attend votre réponse\u202F: une commande à compléter, nos messages sur une commande, un document à renvoyer, un remboursement.',
  },
  account: {
    title: 'Votre compte',
    text: 'Le reste se règle dans votre compte.',
    links: {
      profil: 'Vos coordonnées',
      'mot-de-passe': 'Mot de passe',
      appareils: 'Appareils connectés',
      'double-authentification': 'Double authentification',
      'langue-des-e-mails': 'Langue des e-mails',
      'mes-donnees': 'Vos données\u202F: export et suppression',
    },
  },
};
