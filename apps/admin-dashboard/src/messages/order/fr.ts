/** The texts of an order's page for the staff. */
export const fr = {
  title: 'Commande',
  loading: 'Chargement de la commande…',
  failed: 'La commande n’a pas pu être chargée',
  notFound: 'Commande introuvable',
  notFoundText: 'Aucune commande n’a cet identifiant.',
  allOrders: 'Toutes les commandes',
  placedOn: (day: string) => `Passée le ${day}`,
  edit: 'Modifier',
  remove: 'Retirer',
  print: 'Imprimer',
  sections: { open: 'Aller à', label: 'Sections de la commande' },
  keys: {
    next: 'Section suivante',
    previous: 'Section précédente',
    edit: 'Modifier la section',
  },
  values: {
    yes: 'Oui',
    no: 'Non',
    form: 'Le dossier',
    associate: (place: number) => `Associé ${place}`,
    status: 'État',
    assignee: 'Attribuée à',
    somebody: 'Une personne',
    months: (count: string) => `${count}\u00A0mois`,
  },
  client: {
    title: 'Client',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
  },
  service: {
    title: 'Service commandé',
    kind: 'Service',
    package: 'Forfait',
    option: 'Création de société en option',
  },
  company: {
    title: 'Société',
    holder: 'Certificat au nom de',
    domiciled: (address: string) => `${address} (domiciliation)`,
  },
  domiciliation: { title: 'Domiciliation' },
  certificate: { title: 'Demande de certificat négatif' },
  paper: { show: 'Lire le certificat négatif', hide: 'Fermer le certificat négatif' },
  associates: {
    title: 'Associés',
    add: 'Ajouter un associé',
    manages: 'Gérant',
    moral: 'Personne morale',
    sum: (contributed: string, capital: string) => `Apports\u202F: ${contributed} sur ${capital}`,
    wrongSum: 'La somme des apports n’est pas le capital.',
  },
  managers: {
    external: 'Gérants externes',
    title: 'Gérants',
    add: 'Ajouter un gérant',
    none: 'Aucun gérant externe.',
  },
  assign: {
    text: 'Attribuer',
    me: 'À moi',
    nobody: 'À personne',
    by: (name: string) => `Attribuée à ${name}`,
    byNobody: 'Attribuée à personne',
    done: (name: string) => `La commande est attribuée à ${name}.`,
    freed: 'La commande n’est plus attribuée.',
  },
  state: {
    title: 'État',
    since: (moment: string) => `Depuis le ${moment}`,
    toReview: (count: number) => `${count}\u00A0${count > 1 ? 'pièces' : 'pièce'} à vérifier`,
    money: 'Montant',
    noBill: 'La facture est émise au début du traitement.',
    bill: 'Facture',
    paid: 'Payé',
    due: 'Échéance',
  },
  waiting: {
    title: 'À traiter',
    message: (moment: string) => `Message sans réponse depuis le ${moment}`,
    bill: (number: string) => `Facture ${number} échue`,
  },
  payments: {
    title: 'Paiements',
    loading: 'Chargement des paiements…',
    failed: 'Les paiements n’ont pas pu être chargés',
    payment: (day: string) => `Paiement du ${day}`,
  },
  moves: {
    more: 'Autres actions',
    resume: 'Reprendre la vérification',
    actions: {
      submitted: 'Remettre à l’arrivée',
      in_review: 'Prendre en charge',
      awaiting_client: 'Demander des corrections',
      in_progress: 'Lancer le traitement',
      completed: 'Terminer la commande',
      cancelled: 'Annuler la commande',
      rejected: 'Refuser la commande',
    },
    consequences: {
      submitted: '',
      in_review: 'Le client voit que son dossier est en vérification.',
      awaiting_client:
        'Le client reçoit votre message par e-mail et corrige lui-même ce que vous cochez.',
      in_progress: 'La facture est émise, si elle ne l’est pas déjà, et envoyée au client.',
      completed:
        'La domiciliation s’ouvre, si la commande en a une, et ses documents sont établis. Une commande terminée ne change plus.',
      cancelled:
        'Une facture émise est annulée par un avoir. Une commande annulée ne se rouvre pas.',
      rejected:
        'Une facture émise est annulée par un avoir. Une commande refusée ne se rouvre pas.',
    },
    request: 'Message au client',
    requestHint: 'Le client le lit dans l’e-mail et dans son suivi.',
    message: 'Message (facultatif)',
    visible: 'Le client lit ce message',
    fields: 'Champs à corriger',
    templates: 'Textes préparés',
    prepared: {
      submitted: [],
      in_review: [
        {
          title: 'Prise en charge',
          text: 'Nous avons bien reçu votre dossier et commençons sa vérification.',
        },
        {
          title: 'Corrections reçues',
          text: 'Merci pour vos corrections. Nous reprenons la vérification de votre dossier.',
        },
      ],
      awaiting_client: [
        {
          title: 'Pièce illisible',
          text: 'Une pièce n’est pas lisible. Merci d’en envoyer une copie nette, toutes les pages comprises.',
        },
        {
          title: 'Informations à corriger',
          text: 'Certaines informations ne correspondent pas à vos pièces. Merci de corriger les champs signalés.',
        },
        {
          title: 'Noms refusés',
          text: 'Aucun des noms proposés n’est disponible au registre. Merci d’en proposer trois autres.',
        },
      ],
      in_progress: [
        {
          title: 'Dossier complet',
          text: 'Votre dossier est complet. Nous commençons les démarches, et votre facture vous est envoyée.',
        },
      ],
      completed: [
        {
          title: 'Documents prêts',
          text: 'Vos démarches sont terminées. Vos documents vous attendent dans votre espace.',
        },
      ],
      cancelled: [
        {
          title: 'À votre demande',
          text: 'Votre commande est annulée, comme vous l’avez demandé.',
        },
        {
          title: 'Sans réponse',
          text: 'Sans réponse de votre part à nos messages, nous annulons votre commande.',
        },
      ],
      rejected: [
        {
          title: 'Dossier irrecevable',
          text: 'Votre dossier ne remplit pas les conditions de ce service. Contactez-nous pour en parler.',
        },
      ],
    },
    unreviewed: (papers: string) => `${papers} dans cette commande.`,
    sending: 'Envoi en cours…',
    refused: 'La commande n’a pas changé d’état',
    fillFirm: 'Compléter les informations du cabinet',
    cancel: 'Annuler',
    close: 'Fermer',
    changed: (changedBy: string, status: string) =>
      `${changedBy}. Elle est maintenant\u202F: ${status}. Relisez-la avant de recommencer.`,
    done: (status: string) => `La commande est maintenant\u202F: ${status}.`,
  },
  preview: {
    show: 'Aperçu pour le client',
    title: 'Ce que voit le client',
    loading: 'Chargement de l’aperçu…',
    timeline: 'Dans son suivi',
    mail: 'Par e-mail',
    noMail: 'Le client ne reçoit pas d’e-mails sur ses commandes.',
  },
  documents: {
    section: {
      title: 'Documents',
      loading: 'Chargement des documents…',
      failed: 'Les documents n’ont pas pu être chargés',
    },
    empty: {
      title: 'Aucun document',
      text: 'Les pièces du client et les papiers de la commande apparaissent ici.',
    },
    refusedFor: (reason: string) => `Motif\u202F: ${reason}`,
  },
  notes: {
    title: 'Ajouter une note',
    text: 'Note',
    hint: 'Pour l’équipe seule, sauf si vous cochez la case.',
    visible: 'Le client la lit aussi',
    add: 'Ajouter la note',
    refused: 'La note n’a pas été ajoutée',
  },
  audit: {
    title: 'Modifications du personnel',
    actions: {
      assignOrder: 'Attribution',
      transitionOrder: 'Changement d’état',
      updateOrderBasicInfo: 'Client modifié',
      updateOrderService: 'Dossier modifié',
      updateOrderCompany: 'Société modifiée',
      updateOrderDomiciliation: 'Domiciliation modifiée',
      updateOrderCertificateRequest: 'Demande de certificat modifiée',
      updateOrderAssociate: 'Associé modifié',
      updateOrderManager: 'Gérant modifié',
      addOrderAssociate: 'Associé ajouté',
      addOrderManager: 'Gérant ajouté',
      removeOrderAssociate: 'Associé retiré',
      removeOrderManager: 'Gérant retiré',
    },
  },
  history: {
    title: 'Suivi',
    last: 'Derniers évènements',
    system: 'Système',
    note: 'Note',
    internal: 'Interne',
    visible: 'Visible du client',
  },
};

export type OrderTexts = typeof fr;
