import type { MailTexts } from './fr.ts';

export const en: MailTexts = {
  title: 'Mails',
  lead: 'All that the house has written, to whom, and whether it went out.',
  status: {
    label: 'Status',
    anyText: 'All statuses',
    queued: 'Waiting',
    sent: 'Sent',
    kept: 'Kept here',
    failed: 'Failed',
  },
  panel: {
    recipient: 'Recipient',
    written: 'Written on',
    sent: 'Sent on',
    attempts: 'Attempts',
    error: 'Last error',
    language: 'Language',
    languages: { fr: 'French', en: 'English' },
    text: 'What it says',
    loading: 'Loading the mail…',
    failed: 'The mail could not be loaded',
  },
  resend: {
    text: 'Send again',
    title: (recipient) => `Send this mail to ${recipient} again?`,
    consequence: 'The same words go out in a new mail.',
    several: (count) => `Send ${count} again?`,
    severalConsequence: 'The same words leave in new mails.',
    done: (recipient) => `The mail is on its way to ${recipient} again.`,
    unable: 'It cannot be sent again: it still waits, or its personal link is no longer valid.',
  },
  list: {
    one: 'mail',
    many: 'mails',
    headers: {
      subject: 'Subject',
      recipient: 'Recipient',
      status: 'Status',
      attempts: 'Attempts',
      created_at: 'Written on',
    },
    caption: 'Mails of the house',
    failed: 'The mails could not be loaded',
    all: 'All mails',
    empty: {
      title: 'No mails yet',
      text: 'Each e-mail to clients, partners and colleagues leaves its trace here for a year.',
    },
    noMatch: {
      title: 'No mail matches',
      text: 'Try another address, other words or another status.',
    },
  },
};
