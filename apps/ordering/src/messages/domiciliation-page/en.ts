import type { DomiciliationPageTexts } from './fr.ts';

export const en: DomiciliationPageTexts = {
  head: {
    title: 'Business domiciliation',
    description:
      'Get a registered address for your company in Morocco online: 6 to 48 months, a written contract, your mail received and forwarded. The total is shown before you send.',
  },
  hero: {
    badge: 'From 6 to 48 months',
    title: 'A registered office, with no lease to sign',
    lead: 'An address entered in the commercial register, a written contract, your mail received and forwarded. You choose how long, we prepare the rest.',
    action: 'Choose a package',
    facts: ['100% online', 'Renewable online', 'Total shown before you send'],
    claims: [
      { claim: 'satisfied_clients', label: 'satisfied clients' },
      { claim: 'years_of_experience', label: 'years of experience' },
    ],
  },
  choice: {
    title: 'Choose your package',
    lead: 'A duration, a price, what is included. Company creation can be added as an option, or is already part of the package.',
    other: {
      text: 'Already have an address?',
      link: 'See company creation on its own',
    },
  },
  advantages: {
    title: 'What domiciliation brings you',
    items: [
      {
        title: 'A recognised address',
        text: 'Your registered office, in the commercial register and on your invoices.',
      },
      {
        title: 'A written contract',
        text: 'For a fixed term and renewable, with its certificate of domiciliation.',
      },
      {
        title: 'Your mail, looked after',
        text: 'We receive it, let you know and forward it to you.',
      },
      {
        title: 'Your private life, kept separate',
        text: 'People write to the company at its registered office, not to your home.',
      },
      {
        title: 'No forgotten deadlines',
        text: 'We remind you in good time, and you renew online.',
      },
      {
        title: 'Company creation too, if you like',
        text: 'Tick a box to add it to the package, and the price updates at once.',
      },
    ],
  },
  process: {
    title: 'From the request to your first letter',
    lead: 'Four stages, only one of which asks you to write.',
    steps: [
      {
        title: 'You choose how long',
        text: 'The package sets it; the price is itemised beside the form.',
      },
      {
        title: 'You fill in the request',
        text: 'Start date, company, negative certificate, managers: a few minutes is all it takes.',
      },
      {
        title: 'We draw up the contract',
        text: 'An adviser checks the documents, then prepares the contract and the certificate.',
      },
      {
        title: 'Your registered office is with us',
        text: 'Your mail arrives, you are told, we forward it.',
      },
    ],
  },
  certificate: {
    title: 'No negative certificate yet?',
    lead: 'The domiciliation request needs it as a PDF. If you do not have it yet, we request it for you.',
    action: 'Request a negative certificate',
  },
  form: {
    title: 'Domiciliation form',
    description:
      'Fill in your domiciliation request online: start date, company, negative certificate and managers. The total is shown before you send.',
    lead: 'First a package: it sets the duration and the price. The form follows straight away.',
  },
  trail: { label: 'Breadcrumb', home: 'Home' },
};
