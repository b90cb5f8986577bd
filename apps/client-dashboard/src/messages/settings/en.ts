import type { fr } from './fr.ts';

export const en: typeof fr = {
  title: 'Settings',
  lead: 'How we tell you, and your account.',
  notifications: {
    title: 'How we tell you',
    text: 'By e-mail, and in the notifications of your area: choose for each subject.',
    loading: 'Loading your choices…',
    failed: 'Your choices could not be loaded',
    mail: 'E-mail',
    site: 'On the site',
    of: (type, channel) => `${type}: ${channel}`,
    saved: 'Your choice is saved.',
    refused: (choice, reason) => `Your choice was not saved (${choice}). ${reason}`,
    types: {
      order: {
        title: 'Orders',
        text: 'Their steps, what is to be completed, our messages.',
        always: 'The confirmation is always mailed: it is a contract.',
      },
      document: {
        title: 'Documents',
        text: 'Those that we add, and those that are accepted or to be sent again.',
        always: null,
      },
      bill: {
        title: 'Bills',
        text: 'New bill, payment received, credit note.',
        always: 'A payment reminder is always mailed.',
      },
      warning: {
        title: 'Domiciliations',
        text: 'Their end that comes near, their renewal, and the end of your negative certificates.',
        always:
          'In the last seven days and after the end we always mail: your company’s seat is at stake. That one is closed is always told on the site.',
      },
    },
    alwaysTitle: 'Always sent:',
    always:
      'the security of your account (password, second factor), requests of your accountant, which wait for your answer, and our answers to your messages. On the site you always see what waits for your answer: an order to complete, our messages about an order, a document to send again, a refund.',
  },
  account: {
    title: 'Your account',
    text: 'Everything else is in your account.',
    links: {
      profil: 'Your details',
      'mot-de-passe': 'Password',
      appareils: 'Connected devices',
      'double-authentification': 'Second factor',
      'langue-des-e-mails': 'Language of e-mails',
      'mes-donnees': 'Your data: export and deletion',
    },
  },
};
