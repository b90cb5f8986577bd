import type { ServicePageTexts } from '../service-page.ts';

export const en: ServicePageTexts = {
  head: {
    title: 'Company creation online',
    description:
      'Create your company in Morocco online: choose a package and fill in a guided file in five steps; we draft the articles and see to the registration. The total is shown before you send.',
  },
  hero: {
    badge: 'Five steps, online',
    title: 'Your company, created by the book',
    lead: 'You fill in a single file. An adviser checks it, drafts the articles and takes every step up to the commercial register.',
    action: 'Choose a package',
    facts: ['100% online', 'Draft kept', 'Total shown before you send'],
    claims: [
      { claim: 'companies_created', label: 'companies created' },
      { claim: 'company_creation_days', label: 'days to create yours' },
      { claim: 'years_of_experience', label: 'years of experience' },
    ],
  },
  choice: {
    title: 'Choose your package',
    lead: 'Each one includes the creation. With or without a registered address: you decide.',
    other: {
      text: 'Looking for an address first?',
      link: 'See the domiciliation packages',
    },
  },
  advantages: {
    title: 'What you gain by creating your company here',
    items: [
      {
        title: 'A single file',
        text: 'Each question is asked once, and your answers are checked as you go.',
      },
      {
        title: 'Checked before filing',
        text: 'An adviser reads articles, shares and documents, and writes to you if anything is missing.',
      },
      {
        title: 'No surprise in the price',
        text: 'Service, VAT and administration fees are itemised before you send. The total shown is the total billed.',
      },
      {
        title: 'At your own pace',
        text: 'Stop whenever you like: once logged in, you resume at the same step, files included.',
      },
      {
        title: 'Followed step by step',
        text: 'Each step is dated in your client area, from sending to registration.',
      },
      {
        title: 'Data protected',
        text: 'What you enter serves your file only, under law 09-08.',
      },
    ],
  },
  process: {
    title: 'From the project to the register',
    lead: 'Four stages, and only one of them asks you to write.',
    steps: [
      {
        title: 'You describe the project',
        text: 'Name, registered office, associates, managers: five guided steps, then a summary to read again.',
      },
      {
        title: 'We check the file',
        text: 'An adviser verifies each document and asks you only for what is missing.',
      },
      {
        title: 'We draft and file',
        text: 'Articles, registration, commercial register, legal announcement: in the right order.',
      },
      {
        title: 'Your company exists',
        text: 'Its deeds wait for you in your client area, sorted and dated.',
      },
    ],
  },
  certificate: {
    title: 'Is the name not reserved yet?',
    lead: 'Propose three names in the creation file: we request the negative certificate for you. Or request it alone, right now.',
    action: 'Request a negative certificate',
  },
};
