import type { WarningTexts } from './fr.ts';

export const en: WarningTexts = {
  title: 'Domiciliation warnings',
  lead: 'The domiciliations that end soon, or have ended, the nearest first.',
  counts: {
    label: 'Warnings by status',
    all: 'All',
  },
  status: { label: 'Status', anyText: 'All statuses' },
  daysLeft: (days) => {
    if (days === 0) return 'Today';
    if (days < 0) return days === -1 ? 'Since yesterday' : `${-days} days ago`;
    return days === 1 ? 'Tomorrow' : `In ${days} days`;
  },
  generated: 'For trying',
  send: 'Send the warning',
  several: {
    title: (count) => `Send ${count}?`,
    consequence: 'Each client receives an e-mail, at most once a day.',
  },
  sent: (email) => `The warning is sent to ${email}.`,
  file: 'File and renewals',
  panel: { email: 'E-mail', phone: 'Phone', ice: 'ICE' },
  generate: {
    open: 'Generate warnings to try',
    title: 'Generate warnings to try',
    text: 'To try mails and screens: no date changes and nobody is told. Not possible in production.',
    count: 'How many',
    days: 'Days to the end',
    fewer: 'Fewer',
    more: 'More',
    confirm: 'Generate',
    refused: 'Not possible in production.',
    done: (count) =>
      count === 1 ? '1 warning to try is generated.' : `${count} warnings to try are generated.`,
  },
  list: {
    one: 'warning',
    many: 'warnings',
    headers: {
      company: 'Company',
      client: 'Client',
      status: 'Status',
      end_date: 'End',
      days_left: 'Due',
      renewal: 'Twelve more months',
    },
    caption: 'Domiciliation warnings',
    failed: 'The warnings could not be loaded',
    all: 'All warnings',
    empty: {
      title: 'No domiciliation ends soon',
      text: 'Each arrives here two months before its end, and stays until it is renewed or closed.',
    },
    noMatch: { title: 'No warning matches', text: 'Try other words or another status.' },
  },
};
