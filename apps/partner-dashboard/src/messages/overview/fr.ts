export const fr = {
  title: 'Accueil',
  lead: 'Vos clients, leurs échéances et ce que vous leur avez demandé.',
  loading: 'Chargement de votre espace…',
  failed: 'Votre espace n’a pas pu être chargé',
  figures: {
    clients: 'Clients suivis',
    pending: 'Demandes en attente',
    accepted: 'Demandes acceptées',
    drafts: 'Brouillons',
  },
  welcome: {
    title: 'Invitez votre premier client',
    text: 'Dès qu’il accepte, vous voyez ici l’avancement de ses commandes, l’état de ses documents et ses échéances.',
    action: 'Ajouter des clients',
  },
  latest: {
    title: 'Vos dernières demandes',
    none: 'Vous n’avez encore rien demandé.',
    all: 'Toutes vos demandes',
  },
  validation: {
    pending: {
      title: 'Votre compte est en attente de validation',
      text: 'Notre équipe étudie votre dossier. Vous recevrez un e-mail dès qu’elle aura répondu.',
    },
    rejected: {
      title: 'Votre compte n’a pas été validé',
      text: 'Corrigez votre dossier\u202F: dès que vous l’enregistrez, notre équipe l’étudie à nouveau.',
    },
    reason: (reason: string) => `Motif\u202F: ${reason}`,
    meanwhile: 'En attendant, vous pouvez',
    record: 'Relire ou corriger votre dossier',
    recordText: 'Ce que vous avez dit de votre cabinet.',
    account: 'Compléter votre compte',
    accountText: 'Votre nom, votre téléphone, votre mot de passe et la double authentification.',
    unverifiedText:
      'Votre adresse e-mail n’est pas encore confirmée, et c’est là que nous vous écrivons. L’e-mail de confirmation peut y être renvoyé.',
    contact: 'Nous écrire',
    contactText: 'Pour toute question.',
    opens: 'Une fois validé, vous pourrez',
    opensTexts: [
      'inviter vos clients, un par un ou par un fichier\u202F;',
      'suivre leurs commandes, leurs documents et leurs échéances\u202F;',
      'préparer des commandes en leur nom.',
    ],
  },
};

export type OverviewTexts = typeof fr;
