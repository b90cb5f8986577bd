import type { ClientsTexts } from './fr.ts';

export const en: ClientsTexts = {
  title: 'My clients',
  lead: 'Those who have accepted that you follow their files. Each of them can end it at any time.',
  add: 'Add a client',
  import: 'Import a file',
  waiting: (count) =>
    count === 1 ? '1 request awaits an answer' : `${count} requests await an answer`,
  list: {
    one: 'client',
    many: 'clients',
    headers: {
      name: 'Name',
      companyName: 'Company',
      email: 'E-mail address',
      phone: 'Phone',
      linked_at: 'Followed since',
    },
    empty: {
      title: 'No clients yet',
      text: 'Add a client: they appear here as soon as they have accepted.',
    },
  },
  search: { hint: 'By name, company, e-mail or phone. At least 3 characters.' },
  asking: {
    title: 'Add a client',
    consequence:
      'We write to them on your behalf. Without an account they are invited to open one. Nothing is shown to you before they accept.',
    confirm: 'Send the request',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    phone: 'Phone',
    asked: (name) => `The request to ${name} is sent: it waits for their answer.`,
    linked: (name) => `${name} is your client already.`,
    recent: (name) => `${name} was asked less than a week ago: you can ask again after that.`,
  },
};
