import type { Messages } from './fr.ts';

export const en: Messages = {
  area: 'Diary',
  menu: {
    navigation: 'Diary: menu',
    deadlines: 'Deadlines',
    profile: 'Client area',
  },
  deadlines: {
    title: 'Your deadlines',
    lead: (name) => `${name}, this is what comes to an end.`,
    loading: 'Loading your deadlines…',
    failed: 'Your deadlines could not be loaded',
    none: {
      title: 'No deadline',
      text: 'The end of a domiciliation, of a certificate or the term of a bill will appear here.',
    },
    domiciliation: (company) => `End of the domiciliation of ${company}`,
    certificate: (order) => `End of the negative certificate ${order}`,
    bill: (number) => `Bill ${number} to pay`,
  },
  month: {
    before: 'Month before',
    after: 'Month after',
    all: 'All deadlines',
    none: {
      title: 'No deadline in this month',
      text: 'Choose another month in the list of your deadlines.',
    },
  },
  question: {
    title: 'A question about this month',
    subject: (month) => `Diary: ${month}`,
    message: 'Your question',
    send: 'Send',
    sending: 'Sending…',
    refused: 'Your question was not sent',
    sent: 'Your question is sent.',
  },
};
