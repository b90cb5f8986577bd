import type { DomiciliationPageTexts } from './fr.ts';

export const en: DomiciliationPageTexts = {
  head: {
    title: 'Business domiciliation',
    description:
      'Domicile your company in Morocco online: a registered address for 6 to 48 months, a written contract, your mail received and passed on. The total is shown before you send.',
  },
  hero: {
    badge: 'From 6 to 48 months',
    title: 'A registered office, with no lease to sign',
    lead: 'An address entered in your commercial register, a written contract, your mail received and passed on. You choose how long, we prepare the rest.',
    action: 'Choose a package',
    facts: ['100% online', 'Renewed online', 'Total shown before you send'],
    claims: [
      { claim: 'satisfied_clients', label: 'satisfied clients' },
      { claim: 'years_of_experience', label: 'years of experience' },
    ],
  },
  choice: {
    title: 'Choose your package',
    lead: 'A duration, a price, what is included. The creation of the company is added as an option, or is part of the package already.',
    other: {
      text: 'Do you have an address already?',
      link: 'See company creation alone',
    },
  },
  advantages: {
    title: 'What a domiciliation brings you',
    items: [
      {
        title: 'A recognised address',
        text: 'That of your registered office, in the commercial register and on your invoices.',
      },
      {
        title: 'A written contract',
        text: 'For a fixed term and renewable, with its certificate of domiciliation.',
      },
      {
        title: 'Your mail, looked after',
        text: 'We receive it, let you know and pass it on to you.',
      },
      {
        title: 'Your private life apart',
        text: 'People write to the company at its registered office, not to your home.',
      },
      {
        title: 'No forgotten end date',
        text: 'We warn you in time, and renewing is done online.',
      },
      {
        title: 'The creation too, if you like',
        text: 'One box adds it to the package, and the price follows at once.',
      },
    ],
  },
  process: {
    title: 'From the request to your first letter',
    lead: 'Four stages, and only one of them asks you to write.',
    steps: [
      {
        title: 'You choose how long',
        text: 'The package sets it; the price is itemised beside the form.',
      },
      {
        title: 'You fill in the request',
        text: 'Start date, company, negative certificate, managers: a few minutes are enough.',
      },
      {
        title: 'We draw up the contract',
        text: 'An adviser checks the documents, then prepares contract and certificate.',
      },
      {
        title: 'Your registered office is with us',
        text: 'Your mail arrives, you are told, we pass it on.',
      },
    ],
  },
  certificate: {
    title: 'Is the negative certificate missing?',
    lead: 'The domiciliation request takes it as a PDF. If you do not hold it yet, we request it for you.',
    action: 'Request a negative certificate',
  },
  form: {
    title: 'Domiciliation form',
    description:
      'Fill in your domiciliation request online: start date, company, negative certificate and managers. The total is shown before you send.',
    lead: 'A package first: it sets the duration and the price. The form follows at once.',
  },
};
