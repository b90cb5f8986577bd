import type { OverviewTexts } from './fr.ts';

export const en: OverviewTexts = {
  title: 'Home',
  lead: 'Your clients, their deadlines and what you have asked of them.',
  loading: 'Loading your area…',
  failed: 'Your area could not be loaded',
  figures: {
    clients: 'Clients',
    pending: 'Pending requests',
    accepted: 'Accepted requests',
    drafts: 'Drafts',
  },
  welcome: {
    title: 'Invite your first client',
    text: 'As soon as they accept, you see here how their orders advance, the states of their documents and their deadlines.',
    action: 'Add clients',
  },
  latest: {
    title: 'Your latest requests',
    none: 'You have not asked for anything yet.',
    all: 'All your requests',
  },
  validation: {
    pending: {
      title: 'Your account awaits validation',
      text: 'Our team is looking at your file. You will receive an e-mail as soon as it has answered.',
    },
    rejected: {
      title: 'Your account was not validated',
      text: 'Correct your file: as soon as you save it, our team looks at it again.',
    },
    reason: (reason) => `Reason: ${reason}`,
    meanwhile: 'In the meantime you can',
    record: 'Read or correct your file',
    recordText: 'What you have said of your business.',
    account: 'Complete your account',
    accountText: 'Your name, your phone, your password and two-factor authentication.',
    unverifiedText:
      'Your e-mail address is not confirmed yet, and that is where we write to you. The e-mail that confirms it can be sent again there.',
    contact: 'Write to us',
    contactText: 'For any question.',
    opens: 'Once validated, you can',
    opensTexts: [
      'invite your clients, one by one or by a file;',
      'follow their orders, documents and deadlines;',
      'prepare orders on their behalf.',
    ],
  },
};
