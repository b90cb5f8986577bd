import type { ServicePageTexts } from '../service-page.ts';

export const en: ServicePageTexts = {
  head: {
    title: 'Company creation online',
    description:
      'Create your company in Morocco online: choose a package and fill in a guided five-step form; we draft the articles of association and handle the registration. The total is shown before you send.',
  },
  hero: {
    badge: 'Five steps, online',
    title: 'Your company, created by the book',
    lead: 'You fill in a single file. An adviser checks it, drafts the articles of association and handles every step up to the commercial register.',
    action: 'Choose a package',
    facts: ['100% online', 'Draft saved in your account', 'Total shown before you send'],
    claims: [
      { claim: 'companies_created', label: 'companies created' },
      { claim: 'company_creation_days', label: 'days to create yours' },
      { claim: 'years_of_experience', label: 'years of experience' },
    ],
  },
  choice: {
    title: 'Choose your package',
    lead: 'Each one includes company creation. With or without a registered address: you decide.',
    other: {
      text: 'Looking for an address first?',
      link: 'See the domiciliation packages',
    },
  },
  advantages: {
    title: 'Why create your company here',
    items: [
      {
        title: 'A single file',
        text: 'Each question is asked once, and your answers are checked as you go.',
      },
      {
        title: 'Checked before filing',
        text: 'An adviser reviews articles, shares and documents, and writes to you if anything is missing.',
      },
      {
        title: 'No surprises on price',
        text: 'Service, VAT and administration fees are itemised before you send. The total shown is the total billed.',
      },
      {
        title: 'At your own pace',
        text: 'Logged in, you resume at the same step on any device, file included. Without an account, what you type stays in this tab for up to 24 hours.',
      },
      {
        title: 'Tracked step by step',
        text: 'Every step is dated in your client area, from submission to registration.',
      },
      {
        title: 'Your data, protected',
        text: 'What you enter is used only for your file, in line with Law 09-08.',
      },
    ],
  },
  process: {
    title: 'From project to registration',
    lead: 'Four stages, only one of which asks you to write.',
    steps: [
      {
        title: 'You describe the project',
        text: 'Name, registered office, associates, managers: five guided steps, the last of which sums it all up.',
      },
      {
        title: 'We check the file',
        text: 'An adviser checks each document and asks you only for what is missing.',
      },
      {
        title: 'We draft and file',
        text: 'Articles, registration, commercial register, legal announcement: in the right order.',
      },
      {
        title: 'Your company exists',
        text: 'Its documents are waiting in your client area, sorted and dated.',
      },
    ],
  },
  certificate: {
    title: 'Name not reserved yet?',
    lead: 'Propose three names in the creation file: we request the negative certificate for you. Or request it on its own, right now.',
    action: 'Request a negative certificate',
  },
};
