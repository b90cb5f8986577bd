/** The texts of every order: sign-in, refusals, confirmation. Some are the product owner’s, word for word. */
export const fr = {
  form: {
    sending: 'Traitement en cours...',
    purpose:
      'Ces données servent à traiter votre demande auprès des administrations, et à rien d’autre.',
    checking: 'Nous vérifions si votre demande nous est déjà parvenue…',
    needsScript:
      'L’envoi d’une demande a besoin de JavaScript. Activez-le dans votre navigateur, ou appelez-nous\u202F: nous la remplissons avec vous.',
    toClient: 'Envoyer au client pour accord',
    afterwards:
      'Vous pourrez vous connecter ou vous inscrire à l’étape suivante : rien de ce que vous avez saisi ne sera perdu.',
  },
  errors: {
    boxTitle: 'Votre demande n’a pas été envoyée',
    unknownTitle: 'Nous ne savons pas encore si votre demande est arrivée',
    finalPrice: 'Total',
    invalid: 'Vérifiez votre saisie. Certains champs ne sont pas valides.',
    unauthenticated: 'Veuillez vous connecter pour continuer.',
    forbidden: 'Vous n’avez pas l’autorisation d’effectuer cette action.',
    server: 'Une erreur est survenue sur le serveur. Veuillez réessayer plus tard.',
    status: 'Erreur du serveur : {status}',
    unreachable: 'Impossible de joindre le serveur. Vérifiez votre connexion internet.',
    unknown:
      'Un problème de connexion est survenu. Votre commande a peut-être été enregistrée. Consultez l’historique de vos commandes.',
    unexpectedAnswer: 'Réponse inattendue du serveur',
    fallback: 'Une erreur est survenue lors de la création de la commande.',
    notReceived:
      'Votre dernier envoi ne nous est pas parvenu. Relisez votre demande, puis envoyez-la de nouveau.',
    noPrice:
      'Le prix n’a pas pu être affiché, et nous n’envoyons pas de demande sans prix. Réessayez dans un instant.',
    notLinked:
      'Ce client a mis fin au suivi de ses dossiers\u202F: la demande ne lui a pas été envoyée.',
    notValidated:
      'Votre compte partenaire n’est plus validé\u202F: la demande n’a pas été envoyée.',
    preparedEarlier:
      'Votre envoi précédent était bien arrivé, avec ce que vous aviez saisi alors. Retirez-le de vos demandes si celui-ci doit le remplacer.',
    orders: 'Voir mes commandes',
    reference: 'Référence technique : {id}',
  },
  /** The notice of an order that was sent from this tab. */
  sent: {
    title: 'Votre demande est bien partie',
    text: 'Nous l’avons reçue sous la référence {reference}. Ce formulaire en commence une autre.',
  },
  draft: {
    saving: 'Enregistrement…',
    saved: 'Enregistré à {time}',
    failed: 'Non enregistré. Nous réessayons\u202F: gardez cette page ouverte.',
    loading: 'Chargement de votre demande…',
    otherTitle: 'Une autre version de cette demande existe',
    other:
      'Elle a été enregistrée le {day}, sur un autre appareil ou dans un autre onglet. Laquelle gardez-vous\u202F?',
    resumed: 'Vous reprenez votre demande du {day}',
    resumedWith: 'Vous reprenez votre demande du {day} (forfait {package})',
    otherPackage:
      'Vous avez choisi depuis un autre forfait, {package}\u202F: elle continue avec celui-ci, à son prix.',
    copied: 'Voici une demande remplie d’après votre commande {reference}',
    copiedText:
      'Relisez-la et changez ce qui doit l’être\u202F: rien n’est envoyé avant votre accord. Si un fichier y était joint, joignez-le de nouveau.',
    anew: 'Commencer à neuf',
    orderedTitle: 'Cette demande a déjà été envoyée',
    ordered:
      'Elle est partie le {day}, d’un autre onglet ou d’un autre appareil, sous la référence {reference}. Ce que vous avez changé depuis n’y figure pas et n’est plus enregistré.',
    seeOrder: 'Voir la commande',
    undecided:
      'Pas encore enregistré\u202F: choisissez d’abord, plus haut, la version que vous gardez.',
    takeOther: 'Reprendre l’autre version',
    keepMine: 'Garder celle-ci',
    clear: 'Tout effacer',
    clearTitle: 'Effacer cette demande\u202F?',
    clearText: 'Tout ce que vous avez saisi, et le fichier joint, seront effacés.',
    clearCancel: 'Garder',
    cleared: 'Votre demande a été effacée.',
    close: 'Fermer',
  },
  role: {
    title: 'Ce compte ne peut pas commander',
    signOut: 'Se déconnecter',
    partner: 'Vous commandez pour un client depuis sa fiche.',
    partnerWaiting: 'Vous commanderez pour vos clients une fois votre compte validé.',
    clients: 'Mes clients',
    ownArea: 'Mon espace',
    text: 'Vous êtes connecté avec un compte {role}. Seul un compte client peut envoyer une demande ; vous pouvez la préparer ici, puis vous connecter avec votre compte client.',
  },
  received: 'Votre demande a bien été envoyée.',
  signIn: {
    title: 'Plus qu’une étape',
    description:
      'Connectez-vous ou créez votre compte client : votre demande part aussitôt, telle que vous l’avez remplie.',
    descriptionAgain:
      'Votre session a expiré\u202F: reconnectez-vous, et votre demande part aussitôt, telle que vous l’avez remplie.',
    choice: 'Connexion ou inscription',
    login: 'Connexion',
    register: 'Inscription',
    close: 'Fermer',
    cancel: 'Annuler',
  },
};

/** The same texts in another language: a missing one is a type error. */
export type OrderMessages = typeof fr;
